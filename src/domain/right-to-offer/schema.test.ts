import { describe, expect, test } from 'vitest'
import { PAPER_DESK_TEXTS } from '#english/right-to-offer/texts-desk'
import { TEXT_ERRORS } from '#language/text/texts'
import { validate } from '../text/validate.ts'
import { PAPER_LIMITS, papersOf, RIGHT_LIMITS } from './constants.ts'
import { paperAnswerSchema } from './desk-schema.ts'
import { paperSchema } from './schema.ts'

const paper = { kind: 'tax receipt', unit: ' B-1204 ', tower: '', pages: ['QUJD'] }
const errorsOf = (schema: Parameters<typeof validate>[0], input: object) => {
  const checked = validate(schema, input)
  return checked.ok ? {} : checked.fields
}

describe('A paper', () => {
  test('needs its kind, a number and a page, and no tower', () => {
    expect(validate(paperSchema, paper)).toMatchObject({ ok: true, value: { unit: 'B-1204' } })
    const wrong = errorsOf(paperSchema, { kind: 'passport', unit: '', pages: [] })
    expect(Object.keys(wrong).sort()).toEqual(['kind', 'pages', 'unit'])
  })

  test('has a few pages in base64, none longer than a page may be', () => {
    const page = 'A'.repeat(Math.ceil(PAPER_LIMITS.bytes / 3) * 4)
    const pages = Array.from({ length: PAPER_LIMITS.pages }, () => page)
    expect(errorsOf(paperSchema, { ...paper, pages })).toEqual({})
    for (const wrong of [[...pages, page], [`${page}A`], ['<svg>'], ['']])
      expect(errorsOf(paperSchema, { ...paper, pages: wrong })).not.toEqual({})
  })

  test('of an agent is a letter of the owner, and no bill', () => {
    expect(papersOf('Agent')).toEqual(["owner's letter"])
    expect(papersOf('Owner')).not.toContain("owner's letter")
    expect(papersOf('Client')).toEqual(papersOf('Owner'))
  })
})

describe('An answer', () => {
  const answer = { answer: 'seen', agree: ['name', 'place'], reason: null }

  test('“seen” names two different parts that agree', () => {
    expect(errorsOf(paperAnswerSchema, answer)).toEqual({})
    for (const agree of [[], ['name'], ['name', 'name']])
      expect(errorsOf(paperAnswerSchema, { ...answer, agree })).toEqual({
        agree: PAPER_DESK_TEXTS.agreeMissing,
      })
  })

  test('“refused” has a reason that is not too long; “shows too much” needs neither', () => {
    const refused = (reason: string | null) =>
      errorsOf(paperAnswerSchema, { answer: 'refused', agree: [], reason })
    expect(refused('It names somebody else.')).toEqual({})
    for (const none of [null, '', ' \n '])
      expect(refused(none)).toEqual({ reason: PAPER_DESK_TEXTS.reasonMissing })
    expect(refused('x'.repeat(RIGHT_LIMITS.reason + 1))).toEqual({
      reason: TEXT_ERRORS.tooLong(RIGHT_LIMITS.reason),
    })
    expect(
      errorsOf(paperAnswerSchema, { answer: 'shows too much', agree: [], reason: null }),
    ).toEqual({})
  })
})
