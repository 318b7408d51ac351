import { OTHER } from '#language/language/this'
import { LOCALES } from '../../domain/language/constants.ts'
import { OFFERS } from '../../domain/language/offers.ts'
import { TYPED } from '../../domain/site/constants.ts'
import { stored } from '../lib/stored.ts'
import { chooseHere } from './chosen.ts'
import { putBackTyped } from './put-back.ts'

/** What is remembered of a visitor who wants no offer. */
const NEITHER = 'neither'

/** Says that this page is also in the other language: one line over the foot of the page, where nothing moves for it. */
function offer(way: HTMLAnchorElement): void {
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
  document.getElementById('toasts')?.append(box)
}

const whenIdle = window.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 300))

/** Puts back what was typed in the other language, and offers that language to a reader of it. */
export function arrive(language: string): void {
  if (stored('sessionStorage', TYPED, Boolean))
    for (const form of document.querySelectorAll<HTMLFormElement>('form[action]'))
      putBackTyped(form)
  const way = document.querySelector<HTMLAnchorElement>('a[hreflang]')
  // A page of admins leads to no other one.
  if (way && language.split('-')[0] === OTHER) whenIdle(() => offer(way))
}
