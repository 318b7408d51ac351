import { describe, expect, test } from 'vitest'
import { launchFields } from '../../test/support/structure/launch-fields.ts'
import { emptyDraft, writeDraft } from '../field/draft.ts'
import { checkDraft } from '../field/reading.ts'
import { PHOTO_LIMITS } from '../photo/constants.ts'
import { validate } from '../text/validate.ts'
import { LAUNCH_LIMITS } from './constants.ts'
import { launchFacts } from './facts.ts'
import { LAUNCH_FIELDS } from './fields.ts'
import { launchPhotosSchema, launchSchema } from './schema.ts'
import { LAUNCH_FIELD_TEXTS, LAUNCH_RESULT_TEXTS as texts } from '#language/launch/texts'

const errors = (over: object) => {
  const result = validate<unknown>(launchSchema, { ...launchFields, ...over })
  return result.ok ? {} : result.fields
}

describe('The form of a launch', () => {
  test('converts a launch to what is typed and back', () =>
    expect(
      checkDraft<unknown>(launchSchema, LAUNCH_FIELDS, writeDraft(LAUNCH_FIELDS, launchFields)),
    ).toEqual({ ok: true, value: launchFields }))

  test('asks for everything but what belongs to the registration, and for papers only where there are any', () => {
    const result = checkDraft<unknown>(launchSchema, LAUNCH_FIELDS, emptyDraft(LAUNCH_FIELDS))
    const optional = ['reraExempt', 'reraLink', 'collectionAccount', 'papers']
    expect(Object.keys(result.ok ? {} : result.fields).sort()).toEqual(
      Object.keys(LAUNCH_FIELDS)
        .filter((name) => !optional.includes(name))
        .sort(),
    )
  })

  test('takes the RERA number, or the reason why there is none', () => {
    expect(errors({ reraNumber: undefined })).toEqual({ reraNumber: texts.registration })
    expect(errors({ reraNumber: null, reraExempt: 'Small project' })).toEqual({})
    expect(Object.keys(errors({ reraNumber: null, reraExempt: 'demo' }))).toContain('reraExempt')
  })

  test('keeps the rules of a listing: a type of its category', () =>
    expect(Object.keys(errors({ propertyType: 'Office' }))).toEqual(['propertyType']))

  test('refuses names that apps make links of, and phone numbers in what everybody reads', () => {
    for (const name of ['builder', 'projectBuildingName', 'city', 'locality'])
      expect(Object.keys(errors({ [name]: 'evil.example.com' })), name).toEqual([name])
    expect(Object.keys(errors({ kinds: '2 BHK, call 98765 43210' }))).toEqual(['kinds'])
    expect(errors({ builder: '<script>alert(1)</script>' })).toEqual({})
  })

  test('refuses papers that are no https addresses, and too many', () => {
    const { missing, tooMuch } = LAUNCH_FIELD_TEXTS.papers.errors
    expect(errors({ papers: ['https://example.in/plan.pdf'] })).toEqual({})
    for (const bad of ['http://example.in/', 'javascript:alert(1)', 'https://user@example.in/', ''])
      expect(errors({ papers: [bad] }), bad).toEqual({ papers: missing })
    const many = Array.from(
      { length: LAUNCH_LIMITS.papers + 1 },
      (_, n) => `https://example.in/${n}`,
    )
    expect(errors({ papers: many })).toEqual({ papers: tooMuch })
  })
})

test('A launch has at least one picture and as many as a listing', () => {
  const ids = (count: number) => Array.from({ length: count }, (_, n) => `photo000${n}`)
  expect(validate(launchPhotosSchema, [])).toEqual({ ok: false, fields: { _: texts.photos } })
  expect(validate(launchPhotosSchema, ids(PHOTO_LIMITS.count)).ok).toBe(true)
  expect(validate(launchPhotosSchema, ids(PHOTO_LIMITS.count + 1)).ok).toBe(false)
})

test('What a launch says is shown in the order of its form, without what was left out', () => {
  const facts = launchFacts({
    ...launchFields,
    papers: ['https://example.in/a', 'https://example.in/b'],
  })
  expect(facts.map(({ name }) => name)).toEqual(
    Object.keys(LAUNCH_FIELDS).filter(
      (name) => !['reraExempt', 'reraLink', 'collectionAccount'].includes(name),
    ),
  )
  expect(facts.find(({ name }) => name === 'part')).toMatchObject({ text: 'I am the builder' })
  expect(facts.at(-1)).toMatchObject({ links: ['https://example.in/a', 'https://example.in/b'] })
})
