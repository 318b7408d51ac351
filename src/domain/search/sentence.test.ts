import { describe, expect, test } from 'vitest'
import { loadInLanguage } from '../../test/support/language/in-language.ts'
import { NAMES } from '../locality/place-names.ts'
import type * as Sentence from './sentence.ts'
import { readSentence } from './sentence.ts'

const hindi = await loadInLanguage<typeof Sentence>('hi', 'src/domain/search/sentence.ts')
const chips = (read: typeof readSentence, text: string) =>
  read(text).parts.map(({ label }) => label)

describe('What was understood is said in the language of the reader', () => {
  test.each([
    ['मेट्रो के पास', 'Near metro', 'मेट्रो के पास'],
    ['near metro', 'Near metro', 'मेट्रो के पास'],
    ['near metro station', 'Near metro', 'मेट्रो के पास'],
    ['near railway station', 'Near railway station', 'रेलवे स्टेशन के पास'],
    ['हवाई अड्डा', 'Near airport', 'एयरपोर्ट के पास'],
    ['गोमती नगर', 'Gomti Nagar', 'गोमती नगर'],
  ])('“%s” is “%s” and “%s”', (text, english, inHindi) => {
    expect(chips(readSentence, text)).toEqual([english])
    expect(chips(hindi.readSentence, text)).toEqual([inHindi])
  })

  test('wherever it is written: no place of a kind has a name in the other script', () => {
    const keys = new Set(NAMES.flatMap((name) => name.keys))
    const labels = (read: typeof readSentence) =>
      [...keys].flatMap((key) => read(key).parts.map(({ label }) => label))
    expect(labels(readSentence).filter((label) => /\p{Script=Devanagari}/u.test(label))).toEqual([])
    expect(
      labels(hindi.readSentence).filter((label) =>
        /^[^\p{Script=Devanagari}]+ के पास$/u.test(label),
      ),
    ).toEqual([])
  })
})

test('Several options are one phrase, with one capital', () => {
  expect(chips(readSentence, 'pg with food')).toContain('Breakfast and dinner or all meals')
  expect(chips(readSentence, 'bachelors')).toEqual(['For working people or for students'])
  expect(chips(hindi.readSentence, 'bachelors')).toEqual(['नौकरीपेशा के लिए या स्टूडेंट के लिए'])
})
