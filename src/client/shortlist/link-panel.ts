import { sharedShortlistPath } from '../../contract/paths.ts'
import { endShortlistLink, type ShortlistLink, shareShortlist } from '../../contract/shortlist.ts'
import { SHORTLIST_TEXTS as texts } from '#language/shortlist/texts'
import { DETAIL_TEXTS } from '#language/site/texts'
import { whatsAppAddress } from '../../domain/share/rules.ts'
import { call } from '../lib/api.ts'
import { sentenceOf } from '../lib/sentence.ts'

/** Makes, shows and ends the link to a shortlist. */
export function openLinkPanel(panel: HTMLElement, link: ShortlistLink | null): void {
  const part = <Kind extends HTMLElement>(name: string) =>
    panel.querySelector<Kind>(`[data-link="${name}"]`)
  const [notes, name] = [part<HTMLInputElement>('notes'), part<HTMLInputElement>('name')]
  const address = part<HTMLInputElement>('address')
  const say = (text: string) => part('state')?.replaceChildren(text)
  let shared = link

  function show(): void {
    part('made')?.toggleAttribute('hidden', !shared)
    part('make')?.toggleAttribute('hidden', shared !== null)
    if (!shared || !address) return
    address.value = location.origin + sharedShortlistPath(shared.secret)
    part<HTMLAnchorElement>('whatsapp')?.setAttribute('href', whatsAppAddress(address.value))
  }
  async function share(): Promise<void> {
    const before = shared
    const body = { notes: notes?.checked ?? false, name: name?.checked ?? false }
    const answer = await call(shareShortlist, { body })
    if (!answer.ok) return say(sentenceOf(answer))
    shared = answer.value
    show()
    say(before ? texts.changed : '')
    if (!before) address?.focus()
  }

  if (notes) notes.checked = link?.notes ?? false
  if (name) name.checked = link?.name ?? false
  for (const choice of [notes, name])
    choice?.addEventListener('change', () => shared && void share())
  part('make')?.addEventListener('click', () => void share())
  part('copy')?.addEventListener('click', async () => {
    address?.select()
    await navigator.clipboard.writeText(address?.value ?? '').then(
      () => say(DETAIL_TEXTS.linkCopied),
      () => say(DETAIL_TEXTS.linkNotCopied),
    )
  })
  part('end')?.addEventListener('click', async () => {
    const answer = await call(endShortlistLink)
    if (!answer.ok) return say(sentenceOf(answer))
    shared = null
    show()
    say(texts.ended)
    part('make')?.focus()
  })
  show()
  panel.hidden = false
}
