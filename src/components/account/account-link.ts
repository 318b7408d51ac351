import { part } from '../../client/lib/parts.ts'
import { keepNext } from '../../contract/paths.ts'

export class AccountLinkElement extends HTMLElement {
  connectedCallback() {
    const link = part<HTMLAnchorElement>(this, 'link')
    link.href = keepNext(link.pathname, new URLSearchParams(location.search).get('next'))
  }
}
