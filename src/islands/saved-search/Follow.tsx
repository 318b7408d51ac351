import '../../components/listing/dialogs.css'
import { useStore } from '@nanostores/react'
import { useEffect, useRef } from 'react'
import { $askedOf, followForm, startFollow } from '../../client/saved-search/follow.store.ts'
import { Form } from '../../components/form/Form.tsx'
import { Honeypot } from '../../components/form/Honeypot.tsx'
import { TextField } from '../../components/form/TextField.tsx'
import { DialogHead } from '../../components/listing/DialogHead.tsx'
import { QuietButton } from '../../components/ui/Button.tsx'
import { Dialog } from '../../components/ui/Dialog.tsx'
import { savedSearchName } from '../../domain/saved-search/rules.ts'
import { SAVED_SEARCH_TEXTS, FOLLOW_TEXTS as texts } from '#language/saved-search/texts'
import { useForm } from '../lib/use-form.ts'
import { mountDialog } from '../listing/mount-dialog.tsx'

type Ways = { query: string; logIn: () => void; onClosed: () => void }

function FollowDialog({ query, logIn, onClosed }: Ways) {
  const form = useForm(followForm)
  const done = form.state.phase === 'done'
  const email = useStore($askedOf)
  const asked = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (done) asked.current?.focus()
  }, [done])
  return (
    <Dialog open titleId="follow-title" onClose={onClosed}>
      <DialogHead id="follow-title" title={SAVED_SEARCH_TEXTS.save} onClose={onClosed} />
      {done ? (
        <>
          <p className="listing-dialog-done" role="status" tabIndex={-1} ref={asked}>
            {texts.asked(email)}
          </p>
          <p className="muted">{texts.spam}</p>
        </>
      ) : (
        <>
          <div className="listing-dialog">
            <p>
              <strong>{savedSearchName(query)}</strong>
            </p>
            <p>{texts.what}</p>
            <QuietButton onClick={logIn}>{texts.logIn}</QuietButton>
          </div>
          <Form
            {...form}
            intro={<p>{texts.without}</p>}
            submitText={texts.submit}
            busyText={texts.busy}
          >
            <TextField
              name="email"
              type="email"
              label={texts.email}
              autoComplete="email"
              spellCheck={false}
              error={form.state.errors.email}
            />
            <Honeypot />
          </Form>
        </>
      )}
    </Dialog>
  )
}

/** Opens the two ways to save a search for a visitor who is not logged in: by a login, and by an e-mail address. */
export function openFollow(opener: HTMLElement, query: string, logIn: () => void): void {
  startFollow(query)
  mountDialog(opener, (close) => <FollowDialog query={query} logIn={logIn} onClosed={close} />)
}
