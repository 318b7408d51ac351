import { keepNext } from '../../contract/paths.ts'

// Passes the page that asked for an account on to the links between login and sign-up.
const next = new URLSearchParams(location.search).get('next')
for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-keep-next]')) {
  link.href = keepNext(link.pathname, next)
}
