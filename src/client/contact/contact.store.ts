import { sendContact } from '../../contract/contact.ts'
import { PATHS } from '../../contract/paths.ts'
import { nameOfSlug } from '../../domain/locality/locality.ts'
import { CONTACT_REDIRECT_MS } from '../../domain/contact/constants.ts'
import { CONTACT_TEXTS } from '#language/contact/texts'
import { SERVICES } from '../../domain/service/constants.ts'
import { call } from '../lib/api.ts'
import { createMessageForm } from './message-form.ts'

export const contactForm = createMessageForm(
  'contact',
  (message) => call(sendContact, { body: message }),
  () => setTimeout(() => location.assign(PATHS.home), CONTACT_REDIRECT_MS),
)

const CITY = /^[a-z]+(?:-[a-z]+){0,2}$/

/** The first words of a message, if the address names its subject: `?service=`, `?city=`, which may have no pages yet. */
export function openingOf(search: string): string {
  const query = new URLSearchParams(search)
  const subject =
    SERVICES.find(({ slug }) => slug === query.get('service'))?.title ??
    (CITY.test(query.get('city') ?? '') ? nameOfSlug(query.get('city') ?? '') : '')
  return subject ? CONTACT_TEXTS.about(subject) : ''
}
