import { OTHER } from '#language/language/this'
import { keepLanguage } from '../../contract/account.ts'
import { otherLanguage } from '../../contract/other-language.ts'
import { readHint } from '../account/session-hint.ts'
import { chooseHere } from './chosen.ts'
import { keepTyped } from './typed.ts'

/**
 * Mails to the account are in the chosen language from now on. The page is left meanwhile: what is not sent is a choice
 * that the profile still offers.
 */
function keepForAccount(): void {
  const { method, path } = keepLanguage
  void fetch(path, {
    ...{ method, keepalive: true, headers: { 'content-type': 'application/json' } },
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
