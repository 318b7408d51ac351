import { keepNext } from '../../contract/paths.ts'

// Who goes from login to sign-up, or back, still wants to reach the page that asked for an account.
const next = new URLSearchParams(location.search).get('next')
for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-keep-next]')) {
  link.href = keepNext(link.pathname, next)
}
