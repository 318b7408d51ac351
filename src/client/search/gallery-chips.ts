import { AFFORD_TEXTS } from '#language/afford/texts'
import { DISTANCE_TEXTS } from '#language/distance/texts'
import { LOOSEN_TEXTS, SEARCH_TEXTS, GALLERY_TEXTS as texts } from '#language/search/texts'
import { shownName } from '../../domain/distance/names.ts'
import { otherReadings, searchChips } from '../../domain/search/chips.ts'
import { findIn } from '../../domain/search/find.ts'
import { commercialChoice, type QuickChoice, quickChoices } from '../../domain/search/quick.ts'
import { EMPTY_SEARCH, type Search, searchQuery } from '../../domain/search/rules.ts'
import { chipItem, quickItem } from './chip-item.ts'
import type { Answered } from './gallery-answers.ts'
import type { GalleryParts } from './gallery-parts.ts'
import type { OwnWishes } from './own.ts'
import { otherAmounts } from './search-form.ts'

type Presses = {
  /** Changes the search. The pressed chip is removed, so the focus moves; the new answer announces the effect. */
  choose: (changed: Partial<Search>) => void
  chooseOwn: (changed: Partial<OwnWishes>) => void
}

/** The chips above the results: what is searched for, to be removed, and what else could be. */
export function openChips(
  { form, field, chips: list }: GalleryParts,
  { choose, chooseOwn }: Presses,
) {
  /** What is shown, to tell whether other chips are due. */
  let painted = ''

  const chipFor = (label: string, remove: Partial<Search>, isInBar = false) => {
    const item = chipItem(label, () => choose(remove), texts.remove(label))
    item.toggleAttribute('data-in-bar', isInBar)
    return item
  }

  /** By what the device alone knows homes are left out: as it is said, as it is undone, and without it. */
  function ownFiltersOf({ own, state: { far, afford } }: Answered) {
    if (!own?.fits) return []
    const { within } = far
    return [
      ...(within
        ? [
            {
              label: DISTANCE_TEXTS.within(within.km, shownName(within)),
              without: DISTANCE_TEXTS.any(shownName(within)),
              press: () => chooseOwn({ far: { ...far, within: null } }),
            },
          ]
        : []),
      ...(afford.only
        ? [
            {
              label: AFFORD_TEXTS.only,
              without: AFFORD_TEXTS.any,
              press: () => chooseOwn({ afford: { ...afford, only: false } }),
            },
          ]
        : []),
    ]
  }

  /** Offers only what fits, where the visitor has said what they can pay. */
  function ownOffers({ state: { hasMeans, afford } }: Answered): HTMLElement[] {
    if (!hasMeans || afford.only) return []
    const item = chipItem(AFFORD_TEXTS.only, () => chooseOwn({ afford: { ...afford, only: true } }))
    item.toggleAttribute('data-offer', true)
    return [item]
  }

  /** A chip that offers another search. */
  function offerFor(label: string, changed: Partial<Search>): HTMLElement {
    const item = chipItem(label, () => choose(changed))
    item.toggleAttribute('data-offer', true)
    return item
  }

  /** Offers the same without what the device alone knows, where that finds something. */
  function offerWithoutOwn(answered: Answered) {
    const { wanted, tables, similar } = answered
    const filters = ownFiltersOf(answered)
    const count = filters.length > 0 ? findIn(tables, wanted, similar).total : 0
    // With several of them, what one of them leaves out is not counted.
    const isOnly = filters.length === 1
    if (count === 0) return []
    return filters.map(({ without, press }) => {
      const item = chipItem(isOnly ? LOOSEN_TEXTS.counted(without, count) : without, press)
      item.toggleAttribute('data-offer', true)
      return item
    })
  }

  function quickFor(search: Search, { label, count, change }: QuickChoice, isCounted: boolean) {
    const href = location.pathname + searchQuery({ ...search, ...change })
    return quickItem({ label, href, count: isCounted ? count : null }, () => choose(change))
  }

  function paint(answered: Answered, said: readonly string[]): void {
    const { asked, meant, wanted, tables, found, nameOf } = answered
    const ownFilters = ownFiltersOf(answered)
    const offers = ownOffers(answered)
    const chips = searchChips(meant, nameOf, found.aside)
    const quick = quickChoices(tables, wanted, found)
    const commercial = commercialChoice(wanted, found)
    const places = searchChips({ ...EMPTY_SEARCH, locality: asked.locality }, nameOf)
    field.showChips(places.map(({ label, remove }) => chipFor(label, remove)))
    const inField = new Set(places.map(({ label }) => label))
    const others = [...otherReadings(meant), ...otherAmounts(form, asked)]
    const shown = chips.filter(({ label }) => !inField.has(label))
    const chipsThat = (inHeading: boolean) =>
      shown
        .filter((chip) => Boolean(chip.inHeading) === inHeading)
        .map(({ label, remove }) => chipFor(label, remove, inHeading || said.includes(label)))
    // The same chips stay as they are: another answer must not take the focus from one that is about to be pressed.
    const due = JSON.stringify([ownFilters, offers.length, shown, others, quick, commercial, said])
    if (due === painted) return
    painted = due
    list.scrollLeft = 0
    list.replaceChildren(
      ...ownFilters.map(({ label, press }) => chipItem(label, press, texts.remove(label))),
      ...offers,
      ...chipsThat(false),
      ...others.map((other) => offerFor(SEARCH_TEXTS.other(other.label), other.change)),
      ...quick.map((one) => quickFor(asked, one, true)),
      ...commercial.map((one) => quickFor(asked, one, false)),
      ...chipsThat(true),
    )
  }

  return { paint, offerFor, offerWithoutOwn }
}
