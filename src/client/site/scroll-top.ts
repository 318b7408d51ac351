import { SCROLL_TOP_MS } from '../../domain/site/constants.ts'

/**
 * A page that this site has led to begins at its top, also where a swipe of the page before still goes on. Back, Forward
 * and reload keep their place, and so does a link to a part of the page.
 */
const { from, navigationType = '' } = window.navigation?.activation ?? {}
// Who has scrolled before this ran, on a slow line, is reading already.
if (from && /push|replace/.test(navigationType) && !location.hash && scrollY === 0)
  setTimeout(() => scrollTo(0, 0), SCROLL_TOP_MS)
