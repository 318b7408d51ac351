import { ANSWER_TEXTS, ENQUIRY_TEXTS } from '#language/enquiry/texts'
import { readOwnEnquiries, readSentEnquiries } from '../../contract/enquiry.ts'
import { call } from '../lib/api.ts'
import { createQuery } from '../lib/query.ts'

/** Questions about the user's own listings. */
export const {
  $value: $ownEnquiries,
  $problem: $ownEnquiriesProblem,
  refresh: refreshOwnEnquiries,
} = createQuery(
  () => call(readOwnEnquiries),
  ({ enquiries }) => enquiries,
  () => ENQUIRY_TEXTS.listFailed,
)

/** What the user has asked about others' listings. */
export const {
  $value: $sentEnquiries,
  $problem: $sentEnquiriesProblem,
  refresh: refreshSentEnquiries,
} = createQuery(
  () => call(readSentEnquiries),
  ({ enquiries }) => enquiries,
  () => ANSWER_TEXTS.sentFailed,
)
