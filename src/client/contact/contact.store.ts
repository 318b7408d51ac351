import { sendContact } from '../../contract/contact.ts'
import { PATHS } from '../../contract/paths.ts'
import { ROUTED_CITIES } from '../../domain/city/constants.ts'
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

/** The first words of a message, if the address names its subject: `?service=`, `?city=`. */
export function openingOf(search: string): string {
  const query = new URLSearchParams(search)
  const subject =
    SERVICES.find(({ slug }) => slug === query.get('service'))?.title ??
    ROUTED_CITIES.find(({ slug }) => slug === query.get('city'))?.name
  return subject ? CONTACT_TEXTS.about(subject) : ''
}
