import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type {
  CityGuide,
  CityRow,
  Near,
  Parts,
  Pincodes,
  Points,
} from '../../src/domain/cities/form.ts'
import { FIRST, LANGUAGES, type Language } from '../../src/domain/language/constants.ts'
import type { CityDrawing } from '../../src/domain/locality/drawing.ts'
import type { Landmark, Locality } from '../../src/domain/locality/locality.ts'
import type { Duties } from '../../src/domain/states/form.ts'
import { messageOf, quotable } from '../lib/problem.ts'
import type { Aspect } from './indexes.ts'

/** What is read of a city's folder, as far as it is there. */
export type Read = Partial<{
  CITY: CityRow
  LOCALITIES: readonly Locality[]
  LANDMARKS: readonly Landmark[]
  PARTS: Parts
  PINCODES: Pincodes
  MAP: CityDrawing
  POINTS: Points
}>
/** The same of its texts in one language. */
export type ReadTexts = Partial<{ GUIDE: CityGuide; SIGHT: string; NEAR: Near }>
/** What is read of the folder of its state. */
export type ReadState = Partial<{ DUTY: Duties }>

export type Folder<Data, Texts> = {
  data: Data
  texts: Readonly<Record<Language, Texts>>
  /** What cannot be read, in sentences. */
  missing: readonly string[]
}

const endOf = (language: Language) => (language === FIRST ? '.ts' : `.${language}.ts`)

/** Reads the files of a folder below `domain`, such as `cities/lucknow`, in all languages. */
export async function readFolder<Data = object, Texts = object>(
  domain: string,
  folder: string,
  aspects: readonly Omit<Aspect, 'index'>[],
): Promise<Folder<Data, Texts>> {
  const missing = new Set<string>()
  const texts: Partial<Record<Language, Record<string, unknown>>> = {}
  const data: Record<string, unknown> = {}
  for (const { file, holds, byLanguage, optional } of aspects)
    for (const language of byLanguage ? LANGUAGES : [FIRST]) {
      const name = `${folder}/${file}${endOf(language)}`
      const path = join(domain, name)
      if (!existsSync(path)) {
        if (!optional) missing.add(`src/domain/${name} is missing.`)
        continue
      }
      try {
        const module = (await import(pathToFileURL(path).href)) as Record<string, unknown>
        if (module[holds] === undefined) missing.add(`src/domain/${name} has no ${holds}.`)
        else if (byLanguage) texts[language] = { ...texts[language], [holds]: module[holds] }
        else data[holds] = module[holds]
      } catch (error) {
        missing.add(`src/domain/${name} cannot be read: ${quotable(messageOf(error))}.`)
      }
    }
  return {
    data: data as Data,
    texts: Object.fromEntries(
      LANGUAGES.map((language) => [language, texts[language] ?? {}]),
    ) as Folder<Data, Texts>['texts'],
    missing: [...missing],
  }
}
