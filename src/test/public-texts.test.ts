import { describe, expect, test } from 'vitest'
import { AGENT_RERA_TEXTS, SIGN_UP_RESULT_TEXTS } from '#language/account/texts'
import { LISTING_FIELD_TEXTS } from '#language/listing/texts-poster'
import { contactSaid, NO_CONTACT_DETAILS } from '#language/text/texts'
import { profileSchema } from '../domain/account/own-data-schema.ts'
import { signUpSchema } from '../domain/account/schema.ts'
import { ENTRY_FIELDS, ENTRY_KINDS } from '../domain/content/fields.ts'
import { entrySchemas } from '../domain/content/schema.ts'
import { FIELD_NAMES, fieldOf } from '../domain/listing/fields.ts'
import { listingFieldsSchema } from '../domain/listing/schema.ts'
import { type FieldErrors, validate } from '../domain/text/validate.ts'
import { entryFields } from './support/structure/entry-fields.ts'
import { isTest, sources } from './support/structure/sources.ts'

/** Each with what its error quotes. */
const QUOTED = {
  'call 9876543210': '9876543210',
  'Call ९८७६५ ४३२१०': '98765 43210',
  '(+91) 98765-43210': '(+91) 98765-43210',
  'asha@example.in': 'asha@example.in',
  'UPRERAPRJ 9876543210': '9876543210',
  '98/76/54/32/10': '98/76/54/32/10',
}
const TEXTS = Object.keys(QUOTED)
const errorIn = (schema: Parameters<typeof validate>[0], input: object, field: string) => {
  const result = validate(schema, input)
  return result.ok ? undefined : (result.fields as FieldErrors)[field]
}

describe('A public text names no phone number and no e-mail address', () => {
  const written = FIELD_NAMES.filter((name) => ['line', 'text'].includes(fieldOf(name).kind))
  test('the fields of a listing include its RERA number and its names', () => {
    expect(written).toEqual(['locality', 'projectBuildingName', 'reraNumber', 'description'])
  })
  test.each(written)('as the %s of a listing', (field) => {
    for (const [text, said] of Object.entries(QUOTED))
      expect(errorIn(listingFieldsSchema, { [field]: text }, field)).toBe(
        contactSaid(said, LISTING_FIELD_TEXTS.contactDetails),
      )
  })

  const fields = ENTRY_KINDS.flatMap((entryKind) =>
    Object.entries(ENTRY_FIELDS[entryKind])
      .filter(([, field]) => (field.kind === 'line' && !field.isExact) || field.kind === 'text')
      .map(([name]) => [entryKind, name] as const),
  )
  test('the forms of entries have such fields', () => expect(fields.length).toBeGreaterThan(12))
  test.each(fields)('in an entry of %s as its %s', (kind, field) => {
    const good = entryFields[kind]
    expect(errorIn(entrySchemas[kind], good, field)).toBeUndefined()
    for (const [text, said] of Object.entries(QUOTED))
      expect(errorIn(entrySchemas[kind], { ...good, [field]: text }, field)).toBe(
        contactSaid(said, NO_CONTACT_DETAILS),
      )
  })

  test.each([
    ['at sign-up', signUpSchema],
    ['in the profile', profileSchema],
  ])('as a name %s', (_, schema) => {
    for (const name of TEXTS)
      expect(errorIn(schema, { name }, 'name')).toBe(
        name.includes('@') ? SIGN_UP_RESULT_TEXTS.nameLink : SIGN_UP_RESULT_TEXTS.nameNumber,
      )
  })

  test('accepts an agent’s RERA number, which has its own format', () => {
    for (const agentRera of TEXTS)
      expect(errorIn(profileSchema, { agentRera }, 'agentRera')).toBe(AGENT_RERA_TEXTS.odd)
  })
})

test.each([
  'UPRERAPRJ442214',
  'UPRERAPRJ442214/03/2024',
  'RC/REP/HARERA/GGM/781/513/2024/08',
  'HRERA-PKL-GGM-123-2024',
])('The RERA number %s is none', (reraNumber) => {
  expect(errorIn(listingFieldsSchema, { reraNumber }, 'reraNumber')).toBeUndefined()
})

/**
 * Texts that are read by one person, by their writer, or by admins, and names, which hold no long number and no address
 * at all. Everything else is public, so its schema comes from src/domain/text/public.ts.
 */
const PRIVATE = [
  'src/domain/account/name.ts',
  'src/domain/contact/schema.ts',
  'src/domain/enquiry/schema.ts',
  'src/domain/hidden/schema.ts',
  'src/domain/launch/desk-schema.ts',
  'src/domain/listing/note-to-admin.ts',
  'src/domain/listing/reference.ts',
  'src/domain/moderation/schema.ts',
  'src/domain/report/doubt-schema.ts',
  'src/domain/report/schema.ts',
  'src/domain/rera/schema.ts',
  'src/domain/right-to-offer/desk-schema.ts',
  'src/domain/right-to-offer/schema.ts',
  'src/domain/shortlist/schema.ts',
  // It asks about a place, and nothing of it is kept.
  'src/server/asked/api.ts',
]

test('every schema of a free text checks for contact details or is in the list of private ones', () => {
  const free = sources()
    .filter((file) => !isTest(file) && /\b(requiredLine|requiredText|longText)\(/.test(file.text))
    .map(({ path }) => path)
    .filter((path) => !path.startsWith('src/domain/text/') && !path.startsWith('src/test/'))
  expect(free.sort()).toEqual(PRIVATE.sort())
})
