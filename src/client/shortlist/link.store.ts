import { atom } from 'nanostores'
import { SHORTLIST_TEXTS as texts } from '#language/shortlist/texts'
import { DETAIL_TEXTS } from '#language/site/texts'
import { sharedShortlistPath } from '../../contract/paths.ts'
import { endShortlistLink, type ShortlistLink, shareShortlist } from '../../contract/shortlist.ts'
import { call } from '../lib/api.ts'
import { sentenceOf } from '../lib/sentence.ts'

/** What the link to a shortlist shows beside the listings. */
export type Choice = Pick<ShortlistLink, 'notes' | 'name'>

/** The link to the account's list; null if there is none. */
export const $link = atom<ShortlistLink | null>(null)
export const $linkChoice = atom<Choice>({ notes: false, name: false })
export const $linkAnnouncement = atom('')

export function showLink(link: ShortlistLink | null): void {
  $link.set(link)
  if (link) $linkChoice.set({ notes: link.notes, name: link.name })
}

export const linkAddress = ({ secret }: ShortlistLink): string =>
  location.origin + sharedShortlistPath(secret)

/** Makes the link, or changes what it shows. */
export async function shareList(): Promise<void> {
  const before = $link.get()
  const answer = await call(shareShortlist, { body: $linkChoice.get() })
  if (!answer.ok) return $linkAnnouncement.set(sentenceOf(answer))
  $link.set(answer.value)
  $linkAnnouncement.set(before ? texts.changed : '')
}

/** Keeps the choice for a link that is made later; an existing link follows it at once. */
export function choose(choice: Partial<Choice>): void {
  $linkChoice.set({ ...$linkChoice.get(), ...choice })
  if ($link.get()) void shareList()
}

export async function endLink(): Promise<void> {
  const answer = await call(endShortlistLink)
  if (!answer.ok) return $linkAnnouncement.set(sentenceOf(answer))
  $link.set(null)
  $linkAnnouncement.set(texts.ended)
}

export const copyLink = (link: ShortlistLink): Promise<void> =>
  navigator.clipboard.writeText(linkAddress(link)).then(
    () => $linkAnnouncement.set(DETAIL_TEXTS.linkCopied),
    () => $linkAnnouncement.set(DETAIL_TEXTS.linkNotCopied),
  )
