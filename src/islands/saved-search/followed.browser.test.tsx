import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { FOLLOWED_TEXTS as texts } from '#language/saved-search/texts'
import { readFollowed, refuseAsking } from '../../contract/saved-search.ts'
import { FIRST_RHYTHM } from '../../domain/saved-search/constants.ts'
import { type FollowLink, followFragment } from '../../domain/saved-search/follow-link.ts'
import { mount, reply } from '../../test/support/browser/mounted.tsx'
import { Followed } from './Followed.tsx'

const open = (of: FollowLink['of']) => {
  location.hash = followFragment({ of, id: 'follower1', secret: '0a'.repeat(32) })
  mount(<Followed />)
}
beforeEach(() => {
  reply(readFollowed, () => ({
    email: 'reader@example.in',
    searches: [{ id: 'search01', query: '?city=lucknow', rhythm: FIRST_RHYTHM, pausedUntil: null }],
    mailStop: null,
    endsAt: '2027-11-28T10:00:00Z',
  }))
})

test('The dialog in which nothing could be deleted says why, and opens without that again', async () => {
  open('kept')
  await page.getByRole('button', { name: texts.erase }).click()
  const dialog = page.getByRole('dialog')
  await expect.element(dialog.getByText(texts.eraseAsk)).toBeVisible()
  // The test has no reply to this call: it does not reach the server.
  await dialog.getByRole('button', { name: texts.eraseSure }).click()
  await expect.element(dialog.getByRole('alert')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByText(texts.eraseAsk)).not.toBeInTheDocument()
  await page.getByRole('button', { name: texts.erase }).click()
  await expect.element(dialog.getByText(texts.eraseAsk)).toBeVisible()
  await expect.element(dialog.getByRole('alert')).not.toBeInTheDocument()
})

test('Who did not ask for a search ends such mails with one press', async () => {
  reply(refuseAsking, () => ({ refused: true as const }))
  open('never')
  await page.getByRole('button', { name: texts.never }).click()
  await expect.element(page.getByText(texts.nevered)).toBeVisible()
  await expect.element(page.getByRole('button', { name: texts.never })).not.toBeInTheDocument()
})
