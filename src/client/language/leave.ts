import { OTHER } from '#language/language/this'
import { otherLanguage } from '../../contract/other-language.ts'
import { chooseHere } from './chosen.ts'
import { keepTyped } from './typed.ts'

/**
 * Leads to the same page in the other language: with its address as it is by now, and with what was typed into it. The
 * choice is remembered on this device.
 */
export function leaveBy(
  { href }: Pick<HTMLAnchorElement, 'href'>,
  { ctrlKey, metaKey, shiftKey }: Pick<MouseEvent, 'ctrlKey' | 'metaKey' | 'shiftKey'>,
): void {
  const { pathname, search, hash } = location
  const address = new URL(otherLanguage(pathname + search + hash) ?? href, location.href)
  chooseHere(OTHER)
  keepTyped(address.pathname)
  if (ctrlKey || metaKey || shiftKey) open(address)
  else location.assign(address)
}
