import { readOwnEnquiries } from '../../contract/enquiry.ts'
import { ENQUIRY_TEXTS } from '../../domain/enquiry/texts.ts'
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
