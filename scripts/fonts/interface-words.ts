import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { LANGUAGE_NAMES } from '../../src/domain/language/constants.ts'
import { SITE_DEFAULTS } from '../../src/domain/site/settings.ts'
import { slashed } from '../lib/paths.ts'
import { isOff } from './off.ts'

/**
 * What pages in English write in the letters of the family's other part: the rupee, and the names of site and Hindi.
 */
export const NAMES = ['₹', ...Object.values(SITE_DEFAULTS.names), LANGUAGE_NAMES.hi]

const DOMAIN = fileURLToPath(new URL('../../src/domain/', import.meta.url))
/** A word in Devanagari, with the joiners that it may have, or a mark between words. */
const WORDS = /[\u0900-\u097f\u200c\u200d]+/g

/** Where pages in Hindi have their own words from: the catalogues, and names that are the same in each language. */
const SOURCES = [
  '**/*.hi.ts',
  '{cities,states}/*/*.ts',
  'city/*.ts',
  'language/*.ts',
  'locality/*.ts',
  'site/settings.ts',
]

/** Words that people write and no page shows. */
const WRITTEN = 'city/place-words.ts'

/** What the font of pages in Hindi has to draw. */
export function interfaceWords(): string[] {
  const files = globSync([...SOURCES], { cwd: DOMAIN }).filter(
    (path) => !isOff(slashed(path)) && slashed(path) !== WRITTEN && !path.endsWith('.test.ts'),
  )
  const words = files.flatMap((file) => readFileSync(join(DOMAIN, file), 'utf8').match(WORDS) ?? [])
  return [...new Set(words)]
}
