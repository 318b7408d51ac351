import { SCROLL_TOP_MS } from '../../domain/site/constants.ts'

/**
 * Scrolls a page that was opened by a link of this site to its top, even if a swipe on the former page continues. Back,
 * Forward, reload and a link to a part of the page keep their position.
 */
const { from, navigationType = '' } = window.navigation?.activation ?? {}
// A visitor who has scrolled before this script ran, on a slow connection, is already reading.
if (from && /push|replace/.test(navigationType) && !location.hash && scrollY === 0)
  setTimeout(() => scrollTo(0, 0), SCROLL_TOP_MS)
