import '../message/MessageFields.css'
import { CONTACT_TEXTS } from '#language/contact/texts'

/** A field that nobody sees; a program that fills it in gives itself away. */
export function Honeypot() {
  return (
    <label className="message-honeypot" aria-hidden="true">
      {CONTACT_TEXTS.honeypot}
      <input type="text" name="website" tabIndex={-1} autoComplete="off" />
    </label>
  )
}
