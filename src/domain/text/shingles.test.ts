import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { isSameText } from '../../test/support/data/alike.ts'
import { passagesOf, SHINGLE_LIMITS, shinglesOf } from './shingles.ts'

const TEXT =
  'Corner flat on the fourth floor with a long balcony over the temple tank. The kitchen was redone last winter, the lift stops on each floor, and the school bus waits at the gate.'
const same = (one: string, other: string) => isSameText(shinglesOf(one), shinglesOf(other))

describe('Two texts are the same again', () => {
  it.each([
    ['in other letters and marks', TEXT.toUpperCase().replace(/[.,]/g, ' –')],
    [
      'with a word changed here and there',
      TEXT.replace('Corner', 'Sunny').replace('winter', 'year'),
    ],
    [
      'with more around it',
      `Call us today! ${TEXT} Photos on request, keys with the guard, no dogs.`,
    ],
    ['where half of it was taken', TEXT.slice(TEXT.indexOf('The kitchen'))],
  ])('%s', (_, other) => expect(same(TEXT, other)).toBe(true))

  it('not where they share a sentence of many', () =>
    expect(
      same(
        TEXT,
        'A quiet house behind the college, with three rooms, a well, a mango tree and a yard for two cars. The school bus waits at the gate.',
      ),
    ).toBe(false))

  it('in either order, and in Hindi', () => {
    const hindi =
      'मंदिर के पास चौथी मंज़िल पर कोने का फ्लैट, लंबी बालकनी, रसोई पिछले साल नई बनी, स्कूल बस फाटक पर रुकती है और लिफ्ट हर मंज़िल पर।'
    expect(same(hindi, `${hindi} अभी खाली है`)).toBe(true)
    expect(same(`${hindi} अभी खाली है`, hindi)).toBe(true)
    expect(same(hindi, TEXT)).toBe(false)
  })
})

test('A text of a few words has no shingles', () => {
  const words = Array.from({ length: SHINGLE_LIMITS.words }, (_, n) => `word${n}`)
  expect(shinglesOf(words.slice(1).join(' '))).toEqual([])
  expect(shinglesOf(words.join(' '))).toHaveLength(SHINGLE_LIMITS.words - 2)
  expect([shinglesOf(null), shinglesOf(undefined), shinglesOf('')]).toEqual([[], [], []])
})

test('Shingles are different integers that a column holds, the smallest first', () => {
  const found = shinglesOf(`${TEXT} ${TEXT}`)
  expect(found).toEqual([...new Set(found)].sort((a, b) => a - b))
  for (const hash of found) expect(hash).toBe(hash | 0)
})

test('The passages of a text are the text, and those are marked that both have', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (one, other) => {
      expect(
        passagesOf(one, other)
          .map(({ text }) => text)
          .join(''),
      ).toBe(one)
    }),
  )
  expect(
    passagesOf(
      'Sunny. The lift stops on each floor! No dogs.',
      'Here the LIFT stops on each floor.',
    ),
  ).toEqual([
    { text: 'Sunny. ', common: false },
    { text: 'The lift stops on each floor', common: true },
    { text: '! No dogs.', common: false },
  ])
  expect(passagesOf('One two three', 'four five six')).toEqual([
    { text: 'One two three', common: false },
  ])
})
