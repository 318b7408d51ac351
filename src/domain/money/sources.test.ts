import { expect, test } from 'vitest'
import { loadInLanguage } from '../../test/support/language/in-language.ts'
import { RATE_SOURCES } from './age.ts'
import * as english from './sources.ts'

const hindi = await loadInLanguage<typeof english>('hi', 'src/domain/money/sources.ts')

test('Each source is told in both languages, and used once', () => {
  const used = RATE_SOURCES.map(({ key }) => key)
  for (const { SOURCE_TEXTS } of [english, hindi])
    expect(Object.keys(SOURCE_TEXTS).sort()).toEqual(used.toSorted())
})

test('An act has its Hindi name, and the English one once', async () => {
  const { KEPT_BY } = await loadInLanguage<{ KEPT_BY: string }>(
    'hi',
    'src/domain/money/texts-sources.hi.ts',
  )
  expect(KEPT_BY).toBe('इनकम टैक्स कानून, 2025 (Income-tax Act), धारा 393(1), टेबल की लाइन 3(i)')
  expect(hindi.sourceText({ key: 'duty outside towns' })).toEqual({
    of: 'विकास क्षेत्र के अंदर दो प्रतिशत ज्यादा',
    name: 'उत्तर प्रदेश नगर योजना और विकास कानून, धारा 39',
    act: 'Uttar Pradesh Urban Planning and Development Act',
  })
})

test('A source that no text tells fails the build', () =>
  expect(() => english.sourceText({ key: 'hearsay' })).toThrow(
    'No text says what the source “hearsay” states.',
  ))
