import { useStore } from '@nanostores/react'
import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { activateForm } from '../../client/lib/activate-form.ts'
import { contactForm, openingOf } from '../../client/contact/contact.store.ts'
import { fillEmpty, ownContact } from '../../client/lib/form-fill.ts'
import { MessageFields } from '../../components/message/MessageFields.tsx'
import { CONTACT_RESULT_TEXTS, CONTACT_TEXTS } from '#language/contact/texts'

/** The contact form. Its text fields belong to the form: text typed before hydration stays. */
export function ContactForm() {
  const state = useStore(contactForm.$form, { ssr: 'initial' })
  const [message, setMessage] = useState('')
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    const { message: kept, ...lines } = contactForm.kept()
    const typed = form.current?.querySelector('textarea')?.value
    setMessage(typed || kept || openingOf(location.search))
    fillEmpty(form.current, lines)
    void ownContact().then((own) => fillEmpty(form.current, own))
    activateForm(form.current)
  }, [])
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    void contactForm.submit(new FormData(event.currentTarget))
  }
  return (
    <form
      className="form account-form"
      ref={form}
      method="post"
      noValidate
      onSubmit={submit}
      onInput={(event) => contactForm.keep(new FormData(event.currentTarget))}
    >
      <MessageFields
        {...state}
        message={message}
        onMessage={setMessage}
        done={CONTACT_RESULT_TEXTS.done}
        submit={CONTACT_TEXTS.submit}
      />
    </form>
  )
}
