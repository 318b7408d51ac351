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

describe('An area is said in the unit in which it is asked for', () => {
  test.each([
    ['plot 200 gaj', 'About 200 gaj', 'करीब 200 गज'],
    ['plot 200 गज', 'About 200 gaj', 'करीब 200 गज'],
    ['plot 200 sq yd', 'About 200 sq yd', 'करीब 200 गज'],
    ['plot under 200 gaj', 'Up to 200 gaj', '200 गज तक'],
    ['plot 100 to 200 gaj', '100 gaj to 200 gaj', '100 गज से 200 गज'],
    ['flat 120 sq m', 'About 120 sq m', 'करीब 120 वर्ग मीटर'],
    ['land 1.5 acre', 'About 1.5 acre', 'करीब 1.5 एकड़'],
    ['godown 5000 sft', 'About 5,000 sq ft', 'करीब 5,000 वर्ग फुट'],
  ])('“%s”: %s, %s', (text, english, inHindi) => {
    expect(chips(readSentence, text)[1]).toBe(english)
    expect(chips(hindi.readSentence, text)[1]).toBe(inHindi)
  })

  test('also where it has two readings', () => {
    const [, { label = '', others = [] } = {}] = readSentence('plot 1,5 acre').parts
    expect([label, ...others]).toEqual([
      'About 1.5 acre',
      { label: 'About 15 acre', typed: '15 acre' },
    ])
  })
})

test('The gaj of a house are of its land, or of its floors', () => {
  const said = (read: typeof readSentence, text: string) =>
    read(text).parts.flatMap(({ label, says, others }) =>
      says.area ? [label, ...others.map((other) => other.label)] : [],
    )
  const [land, floors] = said(readSentence, '50 gaj ka makan')
  expect([land, floors]).toEqual(['About 50 gaj of land', 'About 50 gaj of floor area'])
  expect(said(readSentence, '100 gaj ghar')).toEqual(['About 100 gaj', 'About 100 gaj of land'])
  expect(said(readSentence, 'kothi 1500 sq ft')).toEqual(['About 1,500 sq ft'])
  for (const read of [readSentence, hindi.readSentence])
    for (const text of ['50 gaj ka makan', '100 gaj ka ghar']) {
      const { parts } = read(text)
      const [other] = parts.flatMap(({ says, others }) => (says.area ? others : []))
      expect(said(read, `${other?.typed} ghar`)).toEqual([other?.label])
    }
})

test('A room may be one of a PG, and half a room is one of both sizes', () => {
  const said = (read: typeof readSentence, text: string) =>
    read(text).parts.map(({ label, others }) => [label, ...others.map((other) => other.label)])
  expect(said(readSentence, 'kamra')[0]?.[1]).toBe('PG')
  expect(said(hindi.readSentence, 'कमरा')[0]?.[1]).toBe('पीजी')
  expect(said(readSentence, '1 room kitchen')[0]).toHaveLength(1)
  expect(said(readSentence, '2.5 bhk')).toEqual([['2 or 3 BHK']])
  expect(said(hindi.readSentence, '2.5 bhk')).toEqual([['2 या 3 बीएचके']])
})

test('Several options are one phrase, with one capital', () => {
  expect(chips(readSentence, 'pg with food')).toContain('Breakfast and dinner or all meals')
  expect(chips(readSentence, 'bachelors')).toEqual(['For working people or for students'])
  expect(chips(hindi.readSentence, 'bachelors')).toEqual(['नौकरीपेशा के लिए या स्टूडेंट के लिए'])
})
