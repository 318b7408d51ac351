import { expect, test } from 'vitest'
import { ACCOUNT_LIMITS, FILE_RAISE, RATE_LIMITS, TWO_STEP } from '../domain/account/constants.ts'
import { DUPLICATE_LIMITS } from '../domain/hints/constants.ts'
import { LISTING_DAYS } from '../domain/listing/constants.ts'
import { PHOTO_LIMITS } from '../domain/photo/constants.ts'
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
    filesADay: [RATE_LIMITS.fileLines.attempts, RATE_LIMITS.filePhotos.attempts],
    filesRaised: [FILE_RAISE.most, FILE_RAISE.days],
  }).toEqual({
    password: [6, 128],
    mobileDigits: 10,
    photos: 12,
    unconfirmed: 60,
    rejectedPhotos: 30,
    unusedPhotos: 7,
    alike: [5, 10],
    gallery: 24,
    filesADay: [500, 4000],
    filesRaised: [5000, 7],
  })
})

test('Codes are those of authenticator apps: six digits, each valid for half a minute', () =>
  expect(TWO_STEP).toMatchObject({ digits: 6, seconds: 30 }))

test('A change that is not live after fifteen minutes is overdue', () =>
  expect(OVERDUE_MS / 60_000).toBe(15))
