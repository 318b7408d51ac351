import type * as fc from 'fast-check'
import type { SessionUser } from '../../../contract/account.ts'
import { SESSION_MS } from '../../../domain/account/constants.ts'
import { LISTING_DAYS } from '../../../domain/listing/constants.ts'
import type { Backend } from './backend.ts'

const HOUR_MS = 3_600_000

/** The expected state of a photo: `until` is the hour from which it may be erased, null while a listing has it. */
export type KnownPhoto = { id: string; key: string; owner: number; until: number | null }
export type KnownListing = {
  id: string
  owner: number
  approved: boolean
  version: number
  photoIds: string[]
}
export type KnownRejection = Pick<KnownListing, 'owner' | 'version' | 'photoIds'> & {
  decisionId: string
  listingId: string
  at: number
  answered: boolean
}

/** The expected result of a history, computed without the database. Hours count from its start. */
export class Known {
  hour = 0
  photos = new Map<string, KnownPhoto>()
  listings = new Map<string, KnownListing>()
  rejections: KnownRejection[] = []
  sessions: { id: string; at: number }[] = []
  done = new Map<string, number>()

  count(what: string): void {
    this.done.set(what, (this.done.get(what) ?? 0) + 1)
  }

  free(owner: number): KnownPhoto[] {
    return [...this.photos.values()].filter(
      (photo) => photo.owner === owner && photo.until !== null,
    )
  }

  takeable(photo: KnownPhoto): boolean {
    return photo.until !== null && this.hour < photo.until
  }

  /** Whether a rejection can still be undone; then its photos must exist. */
  undoable({ answered, at }: KnownRejection): boolean {
    return !answered && this.hour < at + LISTING_DAYS.rejectedPhotos * 24
  }

  /** Returns the photos that must exist: of listings, not expired, or of a rejection that can be undone. */
  needed(): KnownPhoto[] {
    const undoable = new Set(
      this.rejections
        .filter((rejection) => this.undoable(rejection))
        .flatMap(({ photoIds }) => photoIds),
    )
    return [...this.photos.values()].filter(
      (photo) => photo.until === null || this.takeable(photo) || undoable.has(photo.id),
    )
  }

  liveSessions(): string[] {
    return this.sessions
      .filter(({ at }) => this.hour < at + SESSION_MS.idle / HOUR_MS)
      .map(({ id }) => id)
  }

  /** Records that a listing waits from now on, with those of the photos that are free. */
  submitted(id: string, owner: number, photoIds: string[], version = 1): void {
    const taken = photoIds.filter((photo) => typeof this.photos.get(photo)?.until === 'number')
    this.release(taken, null)
    this.listings.set(id, { id, owner, approved: false, version, photoIds: taken })
  }

  release(photoIds: string[], until: number | null): void {
    for (const id of photoIds) {
      const photo = this.photos.get(id)
      if (photo) photo.until = until
    }
  }
}

/** The running portal of a history: its backend, two posters and an admin. */
export type World = {
  backend: Backend
  posters: SessionUser[]
  admin: SessionUser
  picture: Uint8Array
}
export type Step = fc.AsyncCommand<Known, World>

/** Makes a step of a history. It is skipped if it has nothing to act on. */
export function step(
  name: string,
  can: (known: Known) => boolean,
  run: (known: Known, world: World) => Promise<void>,
): Step {
  return {
    check: can,
    run: async (known, world) => {
      known.count(name)
      await run(known, world)
    },
    toString: () => name,
  }
}

/** Returns the n-th item, counting round. */
export function pick<T>(from: readonly T[], n: number): T {
  const one = from[n % from.length]
  if (one === undefined) throw new Error('There is nothing to pick from.')
  return one
}
