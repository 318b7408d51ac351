import { DISTANCE_TEXTS } from '#language/distance/texts'
import { HIDDEN_TEXTS } from '#language/hidden/texts'
import { GALLERY_TEXTS } from '#language/search/texts'
import { type Far, NOT_FAR } from '../../domain/distance/far.ts'
import type { OwnPlace } from '../../domain/distance/rules.ts'
import { joined, type Own } from '../../domain/search/own.ts'
import type { Search } from '../../domain/search/rules.ts'
import { ownNamedIn } from '../../domain/search/understood.ts'
import { ownByNew } from '../../domain/search/visit.ts'
import { farOf, ownPlaces } from '../distance/own-places.ts'
import { loadPoints } from '../distance/points.ts'
import { hidden } from '../hidden/hidden.ts'
import { showToast } from '../site/toast.ts'
import { keptVisit } from './visit.ts'

/** What a search makes of what only the device knows. It is part of the history, but of no address. */
export type OwnWishes = { far: Far; isNew: boolean }
/** What the device knows, and what the search makes of it. */
export type OwnState = OwnWishes & {
  places: readonly OwnPlace[]
  /** When the visitor last searched before today, in milliseconds since 1970; null on a first visit. */
  since: number | null
}

/** The wishes of an entry of the history; none of what is malformed. */
export const wishesIn = (entry: { far?: unknown; isNew?: unknown } | null): OwnWishes => ({
  far: farOf(entry?.far) ?? NOT_FAR,
  isNew: entry?.isNew === true,
})

/** The entry of the history for some wishes; null where there are none. */
export function entryOf({ far: { sort, within }, isNew }: OwnWishes): Partial<OwnWishes> | null {
  const isFar = sort !== null || within !== null
  if (!isFar && !isNew) return null
  return { ...(isFar ? { far: { sort, within } } : {}), ...(isNew ? { isNew } : {}) }
}

/** What the device knows now, with the wishes of an entry. */
export const ownStateIn = (entry: Parameters<typeof wishesIn>[0]): OwnState => ({
  ...wishesIn(entry),
  places: ownPlaces(),
  since: keptVisit().before,
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
