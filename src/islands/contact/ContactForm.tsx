import '../../components/account/account.css'
import { useStore } from '@nanostores/react'
import { CONTACT_RESULT_TEXTS, CONTACT_TEXTS } from '#language/contact/texts'
import { $complaintThanks, contactForm, openingOf } from '../../client/contact/contact.store.ts'
import { useForm } from '../lib/use-form.ts'
import { MessageForm } from './MessageForm.tsx'

/** The contact form. */
export function ContactForm() {
  const { phase } = useForm(contactForm).state
  const complaint = useStore($complaintThanks)
  return (
    <MessageForm
      store={contactForm}
      asksAbout
      className="account-form"
      opening={() => openingOf(location.search)}
      done={
        phase === 'done' && (
          <>
            <p>{CONTACT_RESULT_TEXTS.done}</p>
            {complaint && <p>{complaint}</p>}
          </>
        )
      }
      submitText={CONTACT_TEXTS.submit}
    />
  )
}
