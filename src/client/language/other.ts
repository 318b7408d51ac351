import { keepLanguage } from '../../contract/account.ts'
import { addressIn } from '../../contract/address-in.ts'
import { type Language, LOCALES } from '../../domain/language/constants.ts'
import { OFFERS } from '../../domain/language/offers.ts'
import { OTHERS } from '../../domain/language/others.ts'
import { CHOSEN_LANGUAGE, TYPED } from '../../domain/site/constants.ts'
import { readHint } from '../account/session-hint.ts'
import { fillTyped, keepTyped } from './typed.ts'

/** Remembers what the visitor has chosen, on this device. */
function chooseHere(language: string): void {
  try {
    localStorage.setItem(CHOSEN_LANGUAGE, JSON.stringify(language))
  } catch {
    // The next visit offers another language again.
  }
}

/** What is remembered of a visitor who wants no offer. */
const NEITHER = 'neither'

/** Says that this page is also in another language: one line over the foot of the page, where nothing moves for it. */
async function offer(language: Language, way: HTMLAnchorElement): Promise<void> {
  const { said, link, dismiss } = OFFERS[language]
  const box = Object.assign(document.createElement('div'), {
    lang: language,
    className: 'language-offer',
  })
  const words = document.createElement('p')
  words.textContent = said
  const lead = Object.assign(document.createElement('a'), {
    href: way.href,
    hreflang: LOCALES[language],
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

/** Puts back what was typed in another language, and offers a language to a reader of it. */
export function arrive(language: string): void {
  if (sessionStorage.getItem(TYPED)) putBack()
  const wanted = OTHERS.find((one) => language.split('-')[0] === one)
  const way =
    wanted && document.querySelector<HTMLAnchorElement>(`a[hreflang="${LOCALES[wanted]}"]`)
  // A page of admins leads to no other one.
  if (way) whenIdle(() => offer(wanted, way))
}

/**
 * Mails to the account are in the chosen language from now on. The page is left meanwhile: what is not sent is a choice
 * that the profile still offers.
 */
function keepForAccount(language: Language): void {
  const { method, path } = keepLanguage
  void fetch(path, {
    method,
    keepalive: true,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ language }),
  }).catch(() => {})
}

/**
 * Leads to the same page in the language of a link: with its address as it is by now, and with what was typed into it.
 * The choice is remembered on this device, and for the account of whoever is signed in.
 */
export function leaveBy(
  { href, hreflang }: Pick<HTMLAnchorElement, 'href' | 'hreflang'>,
  { ctrlKey, metaKey, shiftKey }: Pick<MouseEvent, 'ctrlKey' | 'metaKey' | 'shiftKey'>,
): void {
  const { pathname, search, hash } = location
  const language = OTHERS.find((one) => LOCALES[one] === hreflang)
  const same = language && addressIn(language, pathname + search + hash)
  const address = new URL(same ?? href, location.href)
  if (language) chooseHere(language)
  if (language && readHint()) keepForAccount(language)
  keepTyped(address.pathname)
  if (ctrlKey || metaKey || shiftKey) open(address)
  else location.assign(address)
}
