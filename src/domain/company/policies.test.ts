import { expect, test } from 'vitest'
import { SIGN_UP_TEXTS } from '#language/account/texts'
import { privacyPolicy } from '#language/company/texts-privacy'
import { termsOfUse } from '#language/company/texts-terms'
import { SITE_DEFAULTS as SITE } from '../site/settings.ts'
import type { PolicySection } from './policy.ts'

const said = (sections: readonly PolicySection[]) =>
  sections.flatMap(({ paragraphs, points = [] }) => [...paragraphs, ...points]).join(' ')
const POLICIES = { privacy: said(privacyPolicy(SITE)), terms: said(termsOfUse(SITE)) }

test.each(Object.entries(POLICIES))(
  'The %s page says that a grievance has to be settled within the 7 days of the rules of 2026',
  (_, text) => {
    expect(text).toContain('acknowledged within 24 hours and have to be settled within 7 days')
    expect(text).not.toContain('15 days')
  },
)

test('Who may see a mobile number is the same where it is asked for and in the privacy policy', () => {
  expect(SIGN_UP_TEXTS.mobileSeen).toMatch(
    /Our team sees it.*logged-in visitors.*confirmed.*ask for it/,
  )
  expect(POLICIES.privacy).toMatch(
    /signed-in visitor with a confirmed e-mail address who asks for it/,
  )
})
