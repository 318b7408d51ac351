import type { PURPOSE_TEXTS } from '#language/account/texts'
import { PHONE_FRAGMENT } from '../domain/site/constants.ts'
import { PATHS, safeNext, withoutEndSlashes } from './paths.ts'

/** What an account is needed for. */
export type Purpose = keyof typeof PURPOSE_TEXTS

/** Pages that ask for an account, by their path in small letters; those below them are meant as well. */
const PURPOSES: readonly (readonly [path: string, purpose: Purpose])[] = [
  [PATHS.saved, 'saved'],
  [PATHS.buy, 'alerts'],
  [PATHS.search, 'alerts'],
  [PATHS.post, 'post'],
  [PATHS.wizardDetails, 'post'],
  [PATHS.wizardAdditional, 'post'],
  [PATHS.wizardAmenities, 'post'],
  [PATHS.postSeveral, 'several'],
  [PATHS.profile, 'own'],
  [PATHS.rightToOffer, 'own'],
  [PATHS.preview, 'preview'],
  [PATHS.admin, 'desk'],
  [PATHS.postProject, 'desk'],
]

/** The rest of a path below another; null where it is another page. */
function below(path: string, above: string): string | null {
  const [here, root] = [withoutEndSlashes(path), above.toLowerCase()]
  if (here.toLowerCase() === root) return ''
  return here.toLowerCase().startsWith(`${root}/`) ? here.slice(root.length + 1) : null
}

/**
 * Why a visitor is asked to log in, from the untrusted address that the login leads back to, and the listing that it is
 * about. Null where the address does not tell.
 */
export function purposeOf(next: string | null): { purpose: Purpose; listing?: string } | null {
  const { pathname, searchParams, hash } = new URL(safeNext(next), 'https://site.invalid')
  const listing = below(pathname, PATHS.listing)
  if (listing !== null) {
    const id = listing || searchParams.get('id')
    if (!id || !/^[\w-]+$/.test(id)) return null
    return { purpose: hash === PHONE_FRAGMENT ? 'number' : 'property', listing: id }
  }
  if (
    below(pathname, PATHS.post) !== null &&
    (searchParams.has('edit') || searchParams.has('repost'))
  )
    return { purpose: 'change' }
  if (pathname + hash === PATHS.savedSearches) return { purpose: 'alerts' }
  const found = PURPOSES.find(([path]) => below(pathname, path) !== null)
  return found ? { purpose: found[1] } : null
}
