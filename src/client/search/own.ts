import { AFFORD_TEXTS } from '#language/afford/texts'
import { DISTANCE_TEXTS } from '#language/distance/texts'
import { HIDDEN_TEXTS } from '#language/hidden/texts'
import { GALLERY_TEXTS } from '#language/search/texts'
import { type AffordWish, NOT_ASKED } from '../../domain/afford/wish.ts'
import { type Far, NOT_FAR } from '../../domain/distance/far.ts'
import type { OwnPlace } from '../../domain/distance/rules.ts'
import { joined, type Own } from '../../domain/search/own.ts'
import type { Search } from '../../domain/search/rules.ts'
import { ownNamedIn } from '../../domain/search/understood.ts'
import { ownByNew } from '../../domain/search/visit.ts'
import { OWN_MEANS } from '../../domain/site/constants.ts'
import { farOf, ownPlaces } from '../distance/own-places.ts'
import { loadPoints } from '../distance/points.ts'
import { hidden } from '../hidden/hidden.ts'
import { flag, objectOf } from '../lib/stored.ts'
import { showToast } from '../site/toast.ts'
import { keptVisit } from './visit.ts'

/** What a search makes of what only the device knows. It is part of the history, but of no address. */
export type OwnWishes = { far: Far; afford: AffordWish; isNew: boolean }
/** What the device knows, and what the search makes of it. */
export type OwnState = OwnWishes & {
  places: readonly OwnPlace[]
  hasMeans: boolean
  /** When the visitor last searched before today, in milliseconds since 1970; null on a first visit. */
  since: number | null
}

/** The entry of the history, as far as it is about this. */
type Entry = { own?: unknown } | null

const affordOf = objectOf({ only: flag, sorts: flag })

/** The wishes of an entry of the history; none of what is malformed. */
export function wishesIn(entry: Entry): OwnWishes {
  const { far, afford, isNew } = Object(entry?.own) as Partial<Record<keyof OwnWishes, unknown>>
  return {
    far: farOf(far) ?? NOT_FAR,
    afford: affordOf(afford) ?? NOT_ASKED,
    isNew: isNew === true,
  }
}

const isNothing = (wishes: OwnWishes) =>
  ownFilters(wishes) === 0 && wishes.far.sort === null && !wishes.afford.sorts

/** The entry of the history for some wishes; null where there are none. */
export const entryOf = ({ far, afford, isNew }: OwnWishes): { own: OwnWishes } | null =>
  isNothing({ far, afford, isNew }) ? null : { own: { far, afford, isNew } }

/** Whether the visitor has said what they can pay. What it is, is read where it is needed. */
function hasMeans(): boolean {
  try {
    return localStorage.getItem(OWN_MEANS) !== null
  } catch {
    return false
  }
}

/** What the device knows now, with the wishes of an entry. */
export const ownStateIn = (entry: Entry): OwnState => ({
  ...wishesIn(entry),
  places: ownPlaces(),
  hasMeans: hasMeans(),
  since: keptVisit().before,
})

/** How many of the wishes leave homes out. */
export const ownFilters = ({ far, afford, isNew }: OwnWishes): number =>
  [far.within !== null, afford.only, isNew].filter(Boolean).length

/** The same wishes, of which none leaves homes out. */
export const withoutFilters = <Some extends OwnWishes>(wishes: Some): Some => ({
  ...wishes,
  far: { ...wishes.far, within: null },
  afford: { ...wishes.afford, only: false },
  isNew: false,
})

/** The same state, in which the words of a search have their say. */
const withWords = (asked: Search, state: OwnState): OwnState => ({
  ...state,
  far: { ...state.far, sort: ownNamedIn(asked) ?? state.far.sort },
})

async function byDistance({ places, far }: OwnState): Promise<Own | null> {
  if (places.length === 0 || (far.sort === null && far.within === null)) return null
  const [{ ownByDistance }, points] = await Promise.all([
    import('../../domain/distance/own-search.ts'),
    loadPoints(),
  ])
  return ownByDistance(points, places, far)
}

async function byMeans({ afford }: OwnState): Promise<Own | null> {
  if (!afford.only && !afford.sorts) return null
  const [{ ownByMeans }, { ownMeans }] = await Promise.all([
    import('../../domain/afford/own-search.ts'),
    import('../afford/own-means.ts'),
  ])
  const means = ownMeans()
  return means && ownByMeans(means, afford)
}

const byNew = async ({ isNew, since }: OwnState): Promise<Own | null> =>
  isNew && since !== null ? ownByNew(since) : null

async function byHidden(): Promise<Own | null> {
  const list = hidden()
  if (list.length === 0) return null
  const { ownByHidden } = await import('../../domain/hidden/own-search.ts')
  return ownByHidden(list)
}

/** What the device adds to a search, by its kind, and what is said if it cannot be loaded. */
const KINDS: readonly [load: (state: OwnState) => Promise<Own | null>, failed: string][] = [
  [byDistance, DISTANCE_TEXTS.failed],
  [byMeans, AFFORD_TEXTS.failed],
  [byHidden, HIDDEN_TEXTS.failed],
  [byNew, GALLERY_TEXTS.loadFailed],
]

/** What the device adds to a search. Nothing of it is loaded before a search goes by it, and none without it fails. */
export async function ownIn(
  asked: Search,
  before: OwnState,
): Promise<{ own: Own | null; state: OwnState }> {
  const state = withWords(asked, before)
  const owns = await Promise.all(
    KINDS.map(([load, failed]) =>
      load(state).catch(() => {
        showToast(failed)
        return null
      }),
    ),
  )
  return { own: joined(owns.flatMap((own) => own ?? [])), state }
}
