import { SCROLL_TOP_MS } from '../../domain/site/constants.ts'

/**
 * Scrolls a page that was opened by a link of this site to its top, even if a swipe on the former page continues. Back,
 * Forward, reload and a link to a part of the page keep their position. It stands inline in the head, so that the time
 * counts from the opening.
 */
export const SCROLL_TOP =
  "{const{from:f,navigationType:t=''}=globalThis.navigation?.activation??{};" +
  `f&&/push|replace/.test(t)&&!location.hash&&setTimeout(()=>scrollTo(0,0),${SCROLL_TOP_MS})}`
