import { TAX_SOURCES } from '#language/money/texts-sources'
import type { SourceText } from '../states/form.ts'
import { SOURCES_ON } from '../states/on/sources.ts'
import type { Source } from './constants.ts'

/** What each source states, by its key. */
export const SOURCE_TEXTS: Readonly<Record<string, SourceText>> = Object.assign(
  {},
  TAX_SOURCES,
  ...Object.values(SOURCES_ON),
)

/** What a source of a rate states, and who states it. */
export function sourceText({ key }: Pick<Source, 'key'>): SourceText {
  const text = SOURCE_TEXTS[key]
  if (!text) throw new Error(`No text says what the source “${key}” states.`)
  return text
}
