import { OTHER } from '#language/language/this'
import { keepLanguage } from '../../contract/account.ts'
import { otherLanguage } from '../../contract/other-language.ts'
import { LOCALES } from '../../domain/language/constants.ts'
import { OFFERS } from '../../domain/language/offers.ts'
import { CHOSEN_LANGUAGE, TYPED } from '../../domain/site/constants.ts'
import { readHint } from '../account/session-hint.ts'
import { fillTyped, keepTyped } from './typed.ts'

/** Remembers what the visitor has chosen, on this device. */
function chooseHere(language: string): void {
  try {
    localStorage.setItem(CHOSEN_LANGUAGE, JSON.stringify(language))
  } catch {
    // The next visit offers the other language again.
  }
}

/** What is remembered of a visitor who wants no offer. */
const NEITHER = 'neither'

/** Says that this page is also in the other language: one line over the foot of the page, where nothing moves for it. */
async function offer(way: HTMLAnchorElement): Promise<void> {
  const { said, link, dismiss } = OFFERS[OTHER]
  const box = Object.assign(document.createElement('div'), {
    lang: OTHER,
    className: 'language-offer',
  })
  const words = document.createElement('p')
  words.textContent = said
  const lead = Object.assign(document.createElement('a'), {
    href: way.href,
    hreflang: LOCALES[OTHER],
    textContent: link,
  })
  const close = Object.assign(document.createElement('button'), {
    type: 'button',
    ariaLabel: dismiss,
    textContent: '×',
    onclick: () => {
      chooseHere(NEITHER)
      box.remove()
    },
  })
  box.append(words, lead, close)
  // A font that came later would move the line.
  await document.fonts?.load("1em 'Anek Hindi'", said + link).catch(() => undefined)
  document.getElementById('toasts')?.append(box)
}

const whenIdle = window.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 300))

/** Puts back what was typed: into a form that React draws once it is awake, and into the others at once. */
function putBack(): void {
  for (const form of document.querySelectorAll<HTMLFormElement & { awake?: boolean }>('form'))
    if (form.awake || form.hasAttribute('action')) fillTyped(form)
  addEventListener('awake', ({ target }) => fillTyped(target as HTMLFormElement))
}

/** Puts back what was typed in the other language, and offers that language to a reader of it. */
export function arrive(language: string): void {
  if (sessionStorage.getItem(TYPED)) putBack()
  const way = document.querySelector<HTMLAnchorElement>('a[hreflang]')
  // A page of admins leads to no other one.
  if (way && language.split('-')[0] === OTHER) whenIdle(() => offer(way))
}

/**
 * Mails to the account are in the chosen language from now on. The page is left meanwhile: what is not sent is a choice
 * that the profile still offers.
 */
function keepForAccount(): void {
  const { method, path } = keepLanguage
  void fetch(path, {
    method,
    keepalive: true,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ language: OTHER }),
  }).catch(() => {})
}

/**
 * Leads to the same page in the other language: with its address as it is by now, and with what was typed into it. The
 * choice is remembered on this device, and for the account of whoever is signed in.
 */
export function leaveBy(
  { href }: Pick<HTMLAnchorElement, 'href'>,
  { ctrlKey, metaKey, shiftKey }: Pick<MouseEvent, 'ctrlKey' | 'metaKey' | 'shiftKey'>,
): void {
  const { pathname, search, hash } = location
  const address = new URL(otherLanguage(pathname + search + hash) ?? href, location.href)
  chooseHere(OTHER)
  if (readHint()) keepForAccount()
  keepTyped(address.pathname)
  if (ctrlKey || metaKey || shiftKey) open(address)
  else location.assign(address)
}
