import { describe, expect, test } from 'vitest'
import { LAUNCH_FIELD_TEXTS, LAUNCH_RESULT_TEXTS as texts } from '#language/launch/texts'
import { launchFields } from '../../test/support/structure/launch-fields.ts'
import { formatArea } from '../area/rules.ts'
import { emptyDraft, writeDraft } from '../field/draft.ts'
import { checkDraft, readingOf } from '../field/reading.ts'
import { PHOTO_LIMITS } from '../photo/constants.ts'
import { validate } from '../text/validate.ts'
import { LAUNCH_LIMITS } from './constants.ts'
import { launchFacts } from './facts.ts'
import { LAUNCH_FIELDS } from './fields.ts'
import { launchPhotosSchema, launchSchema } from './schema.ts'

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

  test('stores a city by its English name, however it was written, and another one as it is', () => {
    const stored = (city: string) => {
      const result = validate(launchSchema, { ...launchFields, city })
      return result.ok && result.value.city
    }
    expect(['वाराणसी', 'lko', 'NOIDA, U.P.', 'Nainital'].map(stored)).toEqual([
      'Varanasi',
      'Lucknow',
      'Noida',
      'Nainital',
    ])
  })

  test('stores a number as its authority writes it, and another one as it is', () => {
    const stored = (reraNumber: string) => {
      const result = validate(launchSchema, { ...launchFields, reraNumber })
      return result.ok && result.value.reraNumber
    }
    expect(['uprera prj 244411', 'ggm/781/513/2024/08', 'applied for'].map(stored)).toEqual([
      'UPRERAPRJ244411',
      'GGM/781/513/2024/08',
      'applied for',
    ])
    // No reading hides a phone number.
    expect(Object.keys(errors({ reraNumber: 'uprera prj 9876543210' }))).toEqual(['reraNumber'])
  })

  test('keeps whole square feet of an area in another unit', () => {
    const typed = writeDraft(LAUNCH_FIELDS, launchFields)
    const read = (plotArea: string) =>
      checkDraft<unknown>(launchSchema, LAUNCH_FIELDS, { ...typed, plotArea })
    expect(read('135 sq m')).toMatchObject({ ok: true, value: { plotArea: 1453 } })
    expect(readingOf('plotArea', LAUNCH_FIELDS.plotArea, { plotArea: '135 sq m' })).toMatchObject({
      value: { back: formatArea(1453) },
    })
  })

  test('reads a price that is said to begin there, as its own example says', () => {
    const read = (price: string) => readingOf('price', LAUNCH_FIELDS.price, { price })
    for (const said of ['from 82 lakh', '82 lacs onwards', 'starting 82 L', '82 लाख से शुरू'])
      expect(read(said), said).toMatchObject({ is: 'taken', value: { value: 8_200_000 } })
  })

  test('reads links as a browser shows them, without their scheme', () => {
    const result = validate(launchSchema, {
      ...launchFields,
      reraLink: 'www.up-rera.in/projects',
      papers: ['drive.google.com/file/d/abc', ' https://example.in/plan.pdf '],
    })
    expect(result).toMatchObject({
      value: {
        reraLink: 'https://www.up-rera.in/projects',
        papers: ['https://drive.google.com/file/d/abc', 'https://example.in/plan.pdf'],
      },
    })
    expect(Object.keys(errors({ reraLink: 'example.in/up-rera.in' }))).toEqual(['reraLink'])
    for (const bad of ['http://up-rera.in/', 'ftp://up-rera.in/', '//up-rera.in/', 'up-rera'])
      expect(Object.keys(errors({ reraLink: bad })), bad).toEqual(['reraLink'])
  })

  test('refuses papers that are no https addresses, and too many', () => {
    const { missing, tooMuch } = LAUNCH_FIELD_TEXTS.papers.errors
    expect(errors({ papers: ['https://example.in/plan.pdf'] })).toEqual({})
    for (const bad of [
      'http://example.in/',
      'javascript:alert(1)',
      'https://user@example.in/',
      '',
      'plan.pdf',
      'asha@example.in',
      'localhost/plan',
      '10.0.0.1/plan',
      'see the site',
    ])
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
