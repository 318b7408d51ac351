import { HIDDEN_TEXTS } from '#language/hidden/texts'
import { HIDDEN_KINDS } from '../../domain/hidden/constants.ts'
import type { AskedToHide } from '../../domain/hidden/rules.ts'
import { HIDE_ASKED } from '../../domain/site/constants.ts'

/** What the sheet of a card in a search offers: to ask the search to hide its home, or all of its poster. */
export const hideWays = (card: HTMLElement) =>
  HIDDEN_KINDS.map((kind) => ({
    label: HIDDEN_TEXTS.hide[kind],
    act() {
      const { listing: id = '', name = '' } = card.dataset
      const detail: AskedToHide = { kind, id, name }
      card.dispatchEvent(new CustomEvent(HIDE_ASKED, { bubbles: true, detail }))
    },
  }))
