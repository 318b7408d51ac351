import { expect, test } from 'vitest'
import { ACCOUNT_LIMITS, TWO_STEP } from '../domain/account/constants.ts'
import { SIGN_UP_RESULT_TEXTS } from '../domain/account/texts.ts'
import { CONTENT_LIMITS } from '../domain/content/constants.ts'
import { CONTENT_FIELD_TEXTS } from '../domain/content/texts.ts'
import { DUPLICATE_LIMITS } from '../domain/hints/constants.ts'
import { LISTING_DAYS, LISTING_LIMITS } from '../domain/listing/constants.ts'
import { LISTING_FIELD_TEXTS } from '../domain/listing/texts-poster.ts'
import { PHOTO_LIMITS } from '../domain/photo/constants.ts'
import { TOO_MANY_PHOTOS } from '../domain/photo/texts.ts'
import { OVERDUE_MS } from '../domain/rebuild/constants.ts'
import { PAGE_SIZE } from '../domain/search/constants.ts'

test('The limits are those of the specification', () => {
  expect({
    password: [ACCOUNT_LIMITS.passwordMin, ACCOUNT_LIMITS.passwordMax],
    mobileDigits: ACCOUNT_LIMITS.mobileDigits,
    photos: PHOTO_LIMITS.count,
    unconfirmed: LISTING_DAYS.unconfirmed,
    rejectedPhotos: LISTING_DAYS.rejectedPhotos,
    unusedPhotos: LISTING_DAYS.unusedPhotos,
    alike: [DUPLICATE_LIMITS.areaPercent, DUPLICATE_LIMITS.pricePercent],
    gallery: PAGE_SIZE,
  }).toEqual({
    password: [6, 128],
    mobileDigits: 10,
    photos: 12,
    unconfirmed: 60,
    rejectedPhotos: 30,
    unusedPhotos: 7,
    alike: [5, 10],
    gallery: 24,
  })
})

test('Codes are those of authenticator apps: six digits, each valid for half a minute', () =>
  expect(TWO_STEP).toMatchObject({ digits: 6, seconds: 30 }))

test('A change that is not live after fifteen minutes is overdue', () =>
  expect(OVERDUE_MS / 60_000).toBe(15))

test.each([
  [LISTING_FIELD_TEXTS.bedrooms, `and ${LISTING_LIMITS.bedrooms}.`],
  [LISTING_FIELD_TEXTS.bathrooms, `and ${LISTING_LIMITS.bathrooms}.`],
  [LISTING_FIELD_TEXTS.floors, `and ${LISTING_LIMITS.floors}.`],
  [SIGN_UP_RESULT_TEXTS.passwordShort, `least ${ACCOUNT_LIMITS.passwordMin} `],
  [SIGN_UP_RESULT_TEXTS.passwordLong, `most ${ACCOUNT_LIMITS.passwordMax} `],
  [SIGN_UP_RESULT_TEXTS.mobileInvalid, `${ACCOUNT_LIMITS.mobileDigits} digits`],
])('"%s" names the limit in force', (sentence, limit) => expect(sentence).toContain(limit))

test('The text for twelve pictures says twelve', () => {
  expect(CONTENT_FIELD_TEXTS.picturesTooMany).toContain('twelve')
  expect(CONTENT_LIMITS.pictures).toBe(12)
  expect(TOO_MANY_PHOTOS).toMatch(/12|twelve/)
})
