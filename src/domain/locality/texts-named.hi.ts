import { shownIn } from './shown-in.ts'

/** Names of places in Hindi. */
export const { shownLocality, shownSlug, shownOnMap } = /* @__PURE__ */ shownIn('hi', {
  word: 'सेक्टर',
  letters: { a: 'ए', b: 'बी', c: 'सी', d: 'डी', e: 'ई' },
})
