import { expect, test } from 'vitest'
import { NEVER_ASKED } from '#language/report/texts-never-asked'
import type { AnyEndpoint } from '../contract/endpoint.ts'
import { APART, CONCEPTS } from '../contract/endpoints.ts'
import { signUpSchema } from '../domain/account/schema.ts'
import { contactSchema } from '../domain/contact/schema.ts'
import { LAUNCH_FIELDS } from '../domain/launch/fields.ts'
import { LISTING_FIELDS } from '../domain/listing/fields.ts'
import { reportSchema } from '../domain/report/schema.ts'
import { isTest, sources } from './support/structure/sources.ts'

/** Numbers of identity papers and of payments, in the names of what a form asks for. */
const ASKED_BY_FRAUD =
  /aadhaa?r|(^|[^a-z])pan([^a-z]|$)|panNumber|upi(Id|Number)?$|cardNumber|iban|ifsc/i

test('No form of the portal asks for what the portal says it never asks for', () => {
  const asked = [
    ...Object.keys(LISTING_FIELDS),
    ...Object.keys(LAUNCH_FIELDS),
    ...[signUpSchema, contactSchema, reportSchema].flatMap((schema) =>
      Object.keys(schema.def.shape),
    ),
  ]
  expect(asked).toContain('mobileNumber')
  expect(asked.filter((name) => ASKED_BY_FRAUD.test(name))).toEqual([])
})

test('Nothing can be paid on the portal', () => {
  const all: AnyEndpoint[] = [...Object.values(CONCEPTS), APART].flatMap((some) =>
    Object.values(some as Record<string, AnyEndpoint>),
  )
  expect(all.length).toBeGreaterThan(60)
  expect(all.filter(({ path }) => /pay|checkout|order|refund/i.test(path))).toEqual([])
})

test('Whoever contacts an owner or the office, or posts, is told so', () => {
  const telling = sources().filter(
    ({ path, text }) => !isTest({ path }) && /NEVER_ASKED|<SafetyNote/.test(text),
  )
  expect(NEVER_ASKED).toMatch(/Aadhaar.*money before a visit/)
  for (const place of [
    'src/islands/contact/MessageForm.tsx',
    'src/islands/listing/PhoneNumber.tsx',
    'src/layouts/WizardPage.astro',
    'src/pages/launch.astro',
    'src/domain/mail/texts-listing.ts',
    'src/domain/company/texts-terms.ts',
  ])
    expect(telling.map(({ path }) => path)).toContain(place)
})
