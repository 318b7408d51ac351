import { atom } from 'nanostores'
import { CONTACT_TEXTS } from '#language/contact/texts'
import { complaintThanks } from '#language/report/texts-complaints'
import { sendContact } from '../../contract/contact.ts'
import { PATHS } from '../../contract/paths.ts'
import { CONTACT_REDIRECT_MS } from '../../domain/contact/constants.ts'
import { SERVICES } from '../../domain/service/constants.ts'
import { nameOfSlug } from '../../domain/text/slug.ts'
import { call } from '../lib/api.ts'
import { leaveToast } from '../site/toast.ts'
import { createMessageForm } from './message-form.ts'

/** By when the complaint that was sent has to be settled, as a sentence; null for other messages. */
export const $complaintThanks = atom<string | null>(null)

export const contactForm = createMessageForm(
  'contact',
  (message) => call(sendContact, { body: message }),
  ({ dueAt }) => {
    const thanks = complaintThanks(dueAt)
    $complaintThanks.set(thanks)
    setTimeout(() => {
      // Two seconds are too short for it: the home page says it again.
      if (thanks) leaveToast(thanks)
      location.assign(PATHS.home)
    }, CONTACT_REDIRECT_MS)
  },
)

const CITY = /^[a-z]+(?:-[a-z]+){0,2}$/

/**
 * The first words of a message, if the address names its subject: `?service=`, `?city=`, which may have no pages yet.
 */
export function openingOf(search: string): string {
  const query = new URLSearchParams(search)
  const subject =
    SERVICES.find(({ slug }) => slug === query.get('service'))?.title ??
    (CITY.test(query.get('city') ?? '') ? nameOfSlug(query.get('city') ?? '') : '')
  return subject ? CONTACT_TEXTS.about(subject) : ''
}
