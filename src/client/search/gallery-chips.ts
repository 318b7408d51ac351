import { AFFORD_TEXTS } from '#language/afford/texts'
import { DISTANCE_TEXTS } from '#language/distance/texts'
import { LOOSEN_TEXTS, SEARCH_TEXTS, GALLERY_TEXTS as texts } from '#language/search/texts'
import { shownName } from '../../domain/distance/names.ts'
import { otherReadings, searchChips } from '../../domain/search/chips.ts'
import { findIn } from '../../domain/search/find.ts'
import { commercialChoice, type QuickChoice, quickChoices } from '../../domain/search/quick.ts'
import { EMPTY_SEARCH, type Search, searchQuery } from '../../domain/search/rules.ts'
import { newIn, newSince } from '../../domain/search/visit.ts'
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

/** A chip of what only the device knows: a filter that is on, or the offer of one. */
type OwnChip = { label: string; isOn: boolean; change: Partial<OwnWishes> }
/** Such a filter that is on; `without` says the search without it. */
type OwnFilter = { label: string; without: string; change: Partial<OwnWishes> }

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

  /** By what the device alone knows homes are left out. */
  function ownFilters({ own, state: { far, afford } }: Answered): OwnFilter[] {
    if (!own?.fits) return []
    const { within } = far
    const byDistance: OwnFilter[] = within
      ? [
          {
            label: DISTANCE_TEXTS.within(within.km, shownName(within)),
            without: DISTANCE_TEXTS.any(shownName(within)),
            change: { far: { ...far, within: null } },
          },
        ]
      : []
    const byMeans: OwnFilter[] = afford.only
      ? [
          {
            label: AFFORD_TEXTS.only,
            without: AFFORD_TEXTS.any,
            change: { afford: { ...afford, only: false } },
          },
        ]
      : []
    return [...byDistance, ...byMeans]
  }

  /** Offers only what fits, where the visitor has said what they can pay. */
  function fitChips({ state: { hasMeans, afford } }: Answered): OwnChip[] {
    if (!hasMeans || afford.only) return []
    return [
      { label: AFFORD_TEXTS.only, isOn: false, change: { afford: { ...afford, only: true } } },
    ]
  }

  /** What is new since the last visit: as a filter that is on, or as an offer where it leaves some results, but not all. */
  function newChips({ tables, found, state: { isNew, since } }: Answered): OwnChip[] {
    if (since === null) return []
    const label = newSince(since)
    if (isNew) return [{ label, isOn: true, change: { isNew: false } }]
    const count = newIn(tables, found.rows, since)
    if (count === 0 || count === found.total) return []
    return [{ label: LOOSEN_TEXTS.counted(label, count), isOn: false, change: { isNew: true } }]
  }

  function ownChip({ label, isOn, change }: OwnChip): HTMLElement {
    const item = chipItem(label, () => chooseOwn(change), isOn ? texts.remove(label) : undefined)
    item.toggleAttribute('data-offer', !isOn)
    return item
  }

  /** A chip that offers another search. */
  function offerFor(label: string, changed: Partial<Search>): HTMLElement {
    const item = chipItem(label, () => choose(changed))
    item.toggleAttribute('data-offer', true)
    return item
  }

  /** Offers the same without what the device alone knows, where that finds something. */
  function offerWithoutOwn(answered: Answered): HTMLElement[] {
    const { wanted, tables, similar, own } = answered
    const filters = ownFilters(answered)
    const kept = { keeps: own?.keeps }
    const count = filters.length > 0 ? findIn(tables, wanted, similar, undefined, kept).total : 0
    if (count === 0) return []
    // With several of them, what one of them leaves out is not counted.
    const isOnly = filters.length === 1
    return filters.map(({ without, change }) =>
      ownChip({
        label: isOnly ? LOOSEN_TEXTS.counted(without, count) : without,
        isOn: false,
        change,
      }),
    )
  }

  function quickFor(search: Search, { label, count, change }: QuickChoice, isCounted: boolean) {
    const href = location.pathname + searchQuery({ ...search, ...change })
    return quickItem({ label, href, count: isCounted ? count : null }, () => choose(change))
  }

  function paint(answered: Answered, said: readonly string[]): void {
    const { asked, meant, wanted, tables, found, nameOf } = answered
    const ofDevice = [
      ...ownFilters(answered).map(({ label, change }) => ({ label, change, isOn: true })),
      ...fitChips(answered),
      ...newChips(answered),
    ]
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
    const due = JSON.stringify([ofDevice, shown, others, quick, commercial, said])
    if (due === painted) return
    painted = due
    list.scrollLeft = 0
    list.replaceChildren(
      ...ofDevice.map(ownChip),
      ...chipsThat(false),
      ...others.map((other) => offerFor(SEARCH_TEXTS.other(other.label), other.change)),
      ...quick.map((one) => quickFor(asked, one, true)),
      ...commercial.map((one) => quickFor(asked, one, false)),
      ...chipsThat(true),
    )
  }

  return { paint, offerFor, offerWithoutOwn }
}
