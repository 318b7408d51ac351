import type { Locator, Page } from '@playwright/test'
import { shownValue } from '#language/listing/texts-values'
import { WIZARD_TEXTS } from '#language/listing-draft/texts'
import { TALK_TEXTS } from '#language/listing-draft/texts-talk'
import { FORM_TEXTS } from '#language/site/texts'
import { PATHS } from '../../../contract/paths.ts'
import { type FieldName, LISTING_FIELDS } from '../../../domain/listing/fields.ts'
import { expect, test } from '../../support/browser/browser.ts'

// What it takes to post a flat for sale with a thumb: each touch of the page, and each key of the phone's keyboard. A
// list of a select takes two touches, a day three: the field, the day, and the button that closes the calendar.

const ANSWERS = {
  locality: 'Gomti Nagar',
  projectBuildingName: 'Rohtas Plumeria',
  plotArea: '1450',
  price: '72 lakh',
} as const

/** A hand on the page, which counts. */
function handOn(page: Page) {
  const count = { taps: 0, keys: 0 }
  const tap = async (place: Locator, taps = 1) => {
    await place.click()
    count.taps += taps
  }
  return {
    count,
    tap,
    choose: (name: string) => tap(page.getByRole('radio', { name, exact: true }).first()),
    next: () => tap(page.getByRole('button', { name: FORM_TEXTS.next, exact: true })),
    /** Into the field that has the focus already, where the form has put it there. */
    type: async (name: keyof typeof ANSWERS, text: string = ANSWERS[name]) => {
      const field = page.getByLabel(LISTING_FIELDS[name].label, { exact: true })
      const isReady = await field.evaluate((element) => element === document.activeElement)
      if (!isReady) await tap(field)
      await field.pressSequentially(text)
      count.keys += text.length
    },
    pick: async (name: FieldName, option: string) => {
      await page.getByLabel(LISTING_FIELDS[name].label, { exact: true }).selectOption(option)
      count.taps += 2
    },
    day: async (name: FieldName, day: string) => {
      await page.getByLabel(LISTING_FIELDS[name].label, { exact: true }).fill(day)
      count.taps += 3
    },
  }
}

async function byForm(page: Page) {
  const hand = handOn(page)
  for (const name of ['Sell', 'Residential', 'Flat/Apartment', 'Lucknow'])
    await hand.choose(shownValue(name))
  for (const name of Object.keys(ANSWERS)) await hand.type(name as keyof typeof ANSWERS)
  await hand.pick('areaBasis', 'Carpet')
  await hand.next()
  await hand.choose('3')
  await hand.tap(page.getByLabel(LISTING_FIELDS.floorNumber.label))
  await page.keyboard.type('2')
  hand.count.keys += 1
  await hand.pick('furnishing', 'Semi-furnished')
  await hand.day('availableFrom', '2027-01-15')
  await hand.next()
  await hand.tap(page.getByRole('checkbox', { name: 'Lift', exact: true }))
  await hand.next()
  await hand.tap(page.getByRole('button', { name: WIZARD_TEXTS.submit }))
  return hand.count
}

async function byTalk(page: Page) {
  const hand = handOn(page)
  const asked = async (name: string) => expect(page).toHaveURL(new RegExp(`[?&]ask=${name}(&|$)`))
  await hand.choose('Sell')
  await asked('propertyType')
  await hand.choose('Flat/Apartment')
  await asked('city')
  await hand.choose('Lucknow')
  await asked('locality')
  await hand.tap(page.getByRole('button', { name: ANSWERS.locality, exact: true }))
  await asked('projectBuildingName')
  await hand.type('projectBuildingName')
  await hand.next()
  await asked('plotArea')
  await hand.type('plotArea')
  await hand.choose('Carpet')
  await hand.next()
  await asked('price')
  await hand.type('price', '72')
  await hand.tap(page.getByRole('button', { name: ANSWERS.price, exact: true }))
  await asked('bedrooms')
  await hand.choose('3')
  await asked('floorNumber')
  await hand.choose('2')
  await asked('furnishing')
  await hand.choose('Semi-furnished')
  await asked('availableFrom')
  await hand.tap(page.getByRole('button', { name: TALK_TEXTS.today }))
  await asked('more')
  await hand.next()
  await asked('amenities')
  await hand.tap(page.getByRole('checkbox', { name: 'Lift', exact: true }))
  await hand.next()
  await asked('photos')
  await hand.tap(page.getByRole('button', { name: WIZARD_TEXTS.submit }))
  return hand.count
}

test.use({ viewport: { width: 360, height: 640 } })

test('A flat for sale is posted from a phone in less than two thirds of the touches that the form takes', async ({
  page,
}) => {
  await page.goto(PATHS.post)
  await expect(page.getByRole('radio', { name: 'Sell' })).toBeVisible()
  const isTalk = (await page.locator('[data-talk]').count()) > 0
  const here = isTalk ? await byTalk(page) : await byForm(page)
  const all = here.taps + here.keys
  console.info(
    `Posting a flat ${isTalk ? 'by talk' : 'by form'}: ${here.taps} taps, ${here.keys} keys`,
  )
  expect(here.taps).toBeLessThanOrEqual(16)
  expect(all).toBeLessThanOrEqual(38)
})
