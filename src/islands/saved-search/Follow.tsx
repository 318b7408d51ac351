import '../../components/listing/dialogs.css'
import { useStore } from '@nanostores/react'
import { useEffect, useRef } from 'react'
import { SAVED_SEARCH_TEXTS, FOLLOW_TEXTS as texts } from '#language/saved-search/texts'
import { $askedOf, followForm, startFollow } from '../../client/saved-search/follow.store.ts'
import { Form } from '../../components/form/Form.tsx'
import { Honeypot } from '../../components/form/Honeypot.tsx'
import { TextField } from '../../components/form/TextField.tsx'
import { DialogHead } from '../../components/listing/DialogHead.tsx'
import { QuietButton } from '../../components/ui/Button.tsx'
import { Dialog } from '../../components/ui/Dialog.tsx'
import { savedSearchName } from '../../domain/saved-search/rules.ts'
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
            <p>{texts.without}</p>
          </div>
          <Form {...form} submitText={texts.submit} busyText={texts.busy}>
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

const next = (target: EventTarget, type: string) =>
  new Promise((done) => target.addEventListener(type, done, { once: true }))

/**
 * Closes the sheet of the gallery in which a button lies on a phone, and waits until its entry has left the history:
 * otherwise the dialog would take the way back for its own. Returns what gets the focus back.
 */
async function leaveSheet(button: HTMLElement): Promise<HTMLElement> {
  const sheet = button.closest<HTMLElement>('[popover]')
  if (!sheet?.matches(':popover-open')) return button
  const closed = next(sheet, 'toggle')
  sheet.hidePopover()
  await closed
  if (history.state?.sheet) await next(window, 'popstate')
  return document.querySelector<HTMLElement>(`[popovertarget="${sheet.id}"]`) ?? button
}

/** Opens the two ways to save a search for a visitor who is not logged in: by a login, and by an e-mail address. */
export async function openFollow(
  button: HTMLElement,
  query: string,
  logIn: () => void,
): Promise<void> {
  const opener = await leaveSheet(button)
  startFollow(query)
  mountDialog(opener, (close) => <FollowDialog query={query} logIn={logIn} onClosed={close} />)
}
