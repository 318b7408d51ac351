import { useStore } from '@nanostores/react'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { DESK_TEXTS, MODERATION_TEXTS, REJECT_TEXTS } from '#english/moderation/texts'
import { OWN_REASON_TEXTS } from '#english/moderation/texts-reasons'
import { REJECTION_REASONS } from '#language/moderation/texts-decisions'
import { UNREACHED } from '#language/text/texts'
import { $outcome } from '../../client/moderation/decisions.store.ts'
import { refreshDesk, show } from '../../client/moderation/desk.store.ts'
import { Toast } from '../../components/ui/Toast.tsx'
import { keepReason, readDesk, readReasons, rejectListing } from '../../contract/moderation.ts'
import { mount, reply } from '../../test/support/browser/mounted.tsx'
import { deskOf, nameOf, queued } from '../../test/support/browser/queued.ts'
import { DeskDetail } from './DeskDetail.tsx'

const Outcome = () => <Toast toast={useStore($outcome)} onClose={() => $outcome.set(null)} />

it('A rejection moves the focus to what the admin reads next, and closes before its outcome is said', async () => {
  let queue = [queued(0), queued(1)]
  reply(readDesk, () => deskOf(queue))
  let own = ['Two homes in one listing.']
  reply(readReasons, () => ({ reasons: own }))
  reply(keepReason, () => {
    own = []
    return { reasons: own }
  })
  mount(
    <>
      <DeskDetail />
      <Outcome />
    </>,
  )
  await refreshDesk()
  show(queued(0))
  const reject = page.getByRole('button', { name: DESK_TEXTS.reject })
  await userEvent.click(reject)
  const dialog = page.getByRole('dialog', { name: REJECT_TEXTS.title(nameOf(0)) })
  const field = dialog.getByLabelText(REJECT_TEXTS.reason)
  await expect.element(field).toHaveFocus()
  const submit = dialog.getByRole('button', { name: REJECT_TEXTS.submit })
  await userEvent.click(submit)
  const errors = dialog.getByRole('alert')
  await expect.element(errors).toHaveFocus()
  await expect.element(errors).toHaveTextContent(MODERATION_TEXTS.reasonMissing)
  await userEvent.click(dialog.getByText(REJECTION_REASONS[0]))
  await expect.element(errors).not.toBeInTheDocument()
  await expect.element(field).toHaveValue(REJECTION_REASONS[0])
  const mine = dialog.getByRole('button', { name: 'Two homes in one listing.', exact: true })
  await userEvent.click(mine)
  await expect.element(field).toHaveValue('Two homes in one listing.')
  await userEvent.click(
    dialog.getByRole('button', { name: OWN_REASON_TEXTS.remove('Two homes in one listing.') }),
  )
  await expect.element(mine).not.toBeInTheDocument()
  await expect.element(dialog.getByText(OWN_REASON_TEXTS.keep)).toBeVisible()
  await userEvent.click(dialog.getByText(REJECTION_REASONS[0]))
  await expect.element(dialog.getByText(OWN_REASON_TEXTS.keep)).not.toBeInTheDocument()
  // The server cannot be reached yet.
  await userEvent.click(submit)
  await expect.element(errors).toHaveFocus()
  await expect.element(errors).toHaveTextContent(UNREACHED)
  await userEvent.keyboard('{Escape}')
  await expect.element(reject).toHaveFocus()
  await userEvent.click(reject)
  await expect.element(field).toHaveValue(REJECTION_REASONS[0])

  reply(rejectListing, () => {
    queue = [queued(1)]
    return { decisionId: 'decision' }
  })
  const said: { text: string | null; dialog: boolean }[] = []
  const status = document.querySelector('.toast [role=status]') as HTMLElement
  new MutationObserver(() =>
    said.push({
      text: status.textContent,
      dialog: document.querySelector('dialog[open]') !== null,
    }),
  ).observe(status, { childList: true, characterData: true, subtree: true })
  await userEvent.click(submit)
  await expect.poll(() => said).toEqual([{ text: DESK_TEXTS.rejected(nameOf(0)), dialog: false }])
  await expect.element(reject).toHaveFocus()
})
