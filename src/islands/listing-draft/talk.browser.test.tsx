import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { LISTING_FIELD_TEXTS } from '#language/listing/texts-poster'
import { TALK_TEXTS } from '#language/listing-draft/texts-talk'
import { ODD_TEXTS } from '#language/reading/texts-bounds'
import { FORM_TEXTS } from '#language/site/texts'
import {
  $draft,
  emptyDraft,
  fillDraft,
  showProblems,
} from '../../client/listing-draft/draft.store.ts'
import { goToStep } from '../../client/listing-draft/step.ts'
import { $turn } from '../../client/listing-draft/talk.ts'
import { MORE, PHOTOS } from '../../domain/listing-draft/turns.ts'
import { EMPTY_DRAFT } from '../../domain/listing-draft/values.ts'
import { mount } from '../../test/support/browser/mounted.tsx'
import { PostWizard } from './PostWizard.tsx'

const FLAT = {
  ...EMPTY_DRAFT,
  listingType: 'Sell',
  propertyCategory: 'Residential',
  propertyType: 'Flat/Apartment',
  city: 'Lucknow',
  locality: 'Aliganj',
  projectBuildingName: 'Rohtas',
  plotArea: '1450',
  price: '72 lakh',
}

const asked = () => $turn.get()?.name
const question = () => page.getByRole('heading', { level: 2 })
const next = () => page.getByRole('button', { name: FORM_TEXTS.next, exact: true })
const card = () => page.getByRole('button', { name: new RegExp(TALK_TEXTS.change) })
const isAsked = (name: string) => expect.poll(asked).toBe(name)
/** A choice, in the group of its category where a type is in both. */
const choose = (name: string, group?: string) =>
  (group ? page.getByRole('group', { name: group, exact: true }) : page)
    .getByRole('radio', { name, exact: true })
    .click()

async function open(values = EMPTY_DRAFT, step = 1) {
  await page.viewport(360, 640)
  fillDraft(values)
  goToStep(step, { replace: true })
  // The bar of the buttons reaches into the margin of the page.
  mount(
    <div className="container">
      <PostWizard />
    </div>,
  )
  await expect.element(question()).toBeVisible()
}

beforeEach(() => goToStep(1, { replace: true }))
afterEach(() => emptyDraft())

describe('On a phone', () => {
  it.each([
    [
      'a flat for sale',
      'Sell',
      'Flat/Apartment',
      'Residential',
      ['bedrooms', 'floorNumber', 'furnishing'],
    ],
    [
      'a flat for rent',
      'Rent',
      'Flat/Apartment',
      'Residential',
      ['bedrooms', 'floorNumber', 'furnishing'],
    ],
    ['a PG', 'PG', 'Flat/Apartment', 'Residential', ['bedrooms', 'floorNumber', 'furnishing']],
    ['an office', 'Rent', 'Office', 'Commercial', ['floorNumber', 'furnishing']],
    ['a plot', 'Sell', 'Plot/Land', 'Residential', []],
  ])('%s is asked about in one question a screen', async (_, deal, type, category, first) => {
    await open()
    await isAsked('listingType')
    await choose(deal)
    await isAsked('propertyType')
    await choose(type, category)
    await isAsked('city')
    await choose('Lucknow')
    await isAsked('locality')
    await page.getByRole('button', { name: 'Aliganj', exact: true }).click()
    await isAsked('projectBuildingName')
    await expect.element(page.getByRole('textbox')).toHaveFocus()
    await userEvent.keyboard('Rohtas{Enter}')
    await isAsked('plotArea')
    await userEvent.keyboard(`${deal === 'PG' ? 120 : 1450}{Enter}`)
    await isAsked('price')
    await userEvent.keyboard(
      `${deal === 'Sell' ? '72 lakh' : deal === 'Rent' ? 25000 : 8500}{Enter}`,
    )
    const taps: Record<string, string> = {
      bedrooms: '3',
      floorNumber: '2',
      furnishing: 'Semi-furnished',
    }
    for (const name of first) {
      await isAsked(name)
      await choose(taps[name] ?? '')
    }
    await isAsked('availableFrom')
    await page.getByRole('button', { name: TALK_TEXTS.today }).click()
    await isAsked(MORE)
    await next().click()
    await isAsked('amenities')
    await page.getByRole('checkbox', { name: 'Lift', exact: true }).click()
    await next().click()
    await isAsked(PHOTOS)
    expect($draft.get()).toMatchObject({
      listingType: deal,
      propertyCategory: category,
      propertyType: type,
      locality: 'Aliganj',
      amenities: 'Lift',
    })
  })

  it('the question takes the focus with its number, and the address names it', async () => {
    await open()
    await choose('Sell')
    await isAsked('propertyType')
    await expect.element(question()).toHaveFocus()
    await expect.element(question()).toMatchTextContent(/^Question 2 of \d+ What kind/)
    expect(location.search).toContain('ask=propertyType')
    expect(scrollY).toBe(0)
  })

  it('arrow keys choose, and only Next goes on', async () => {
    await open()
    const sell = page.getByRole('radio', { name: 'Sell' })
    ;(sell.element() as HTMLElement).focus()
    await userEvent.keyboard(' {ArrowRight}')
    await expect.element(page.getByRole('radio', { name: 'Rent' })).toBeChecked()
    await new Promise((done) => setTimeout(done, 400))
    expect(asked()).toBe('listingType')
    await next().click()
    await isAsked('propertyType')
  })

  it('Next says what is missing at its field, which takes the focus', async () => {
    await open({ ...FLAT, price: '' })
    await isAsked('price')
    await next().click()
    const price = page.getByRole('textbox')
    await expect.element(price).toHaveFocus()
    await expect.element(price).toHaveAccessibleDescription(new RegExp(LISTING_FIELD_TEXTS.price))
    expect(asked()).toBe('price')
  })

  it('Back goes back by one question, and what was answered is there', async () => {
    await open()
    await choose('Sell')
    await choose('Office')
    await isAsked('city')
    history.back()
    await isAsked('propertyType')
    await expect.element(page.getByRole('radio', { name: 'Office' })).toBeChecked()
    history.back()
    await isAsked('listingType')
    history.forward()
    await isAsked('propertyType')
    // A tap on what is chosen already goes on too.
    await choose('Office')
    await isAsked('city')
  })

  it('a draft of the form opens at what it has not said yet, and its card shows what it has', async () => {
    await open({ ...FLAT, bedrooms: '3' }, 2)
    await isAsked('floorNumber')
    await expect.element(page.getByText('₹72 L · 3 BHK flat · 1,450 sq ft · Aliganj')).toBeVisible()
  })

  it('an earlier answer is changed from the card, and the talk goes back to where it was', async () => {
    await open(FLAT, 3)
    await isAsked('amenities')
    await card().click()
    await page.getByRole('button', { name: /^Price \d/ }).click()
    await isAsked('price')
    await page.getByRole('textbox').fill('80 lakh')
    await next().click()
    await isAsked('amenities')
    await expect.element(card()).toMatchTextContent('₹80 L')
  })

  it('a change that takes another answer back asks for that before it goes back', async () => {
    await open({ ...FLAT, propertyCategory: 'Commercial', propertyType: 'Office' }, 3)
    await card().click()
    await page.getByRole('button', { name: /^Listing type/ }).click()
    await choose('PG')
    await isAsked('propertyType')
    await choose('Flat/Apartment')
    await isAsked('amenities')
  })

  it('what the server finds wrong with an answer of long ago leads there and back', async () => {
    await open(FLAT, 4)
    await isAsked(PHOTOS)
    await showProblems({ price: LISTING_FIELD_TEXTS.price })
    await isAsked('price')
    await expect.element(page.getByRole('textbox')).toHaveFocus()
    await page.getByRole('textbox').fill('75 lakh')
    await next().click()
    await isAsked(PHOTOS)
    await expect.element(page.getByRole('button', { name: /^Submit/ })).toBeVisible()
  })

  it('an unusual answer is asked about at its question, and a yes goes on', async () => {
    await open({ ...FLAT, price: '' })
    await userEvent.click(page.getByRole('textbox'))
    await userEvent.keyboard('72{Enter}')
    await page.getByRole('button', { name: new RegExp(`^${ODD_TEXTS.yes('')}`) }).click()
    await isAsked('bedrooms')
  })

  it('what else can be said is opened from its list, one question after the other', async () => {
    await open(FLAT, 2)
    for (const name of ['bedrooms', 'floorNumber', 'furnishing', 'availableFrom']) {
      await isAsked(name)
      await next().click()
    }
    await isAsked(MORE)
    await page.getByRole('button', { name: /^Balconies/ }).click()
    await isAsked('balconies')
    await choose('2')
    await isAsked('parkingSpaces')
    await page.getByRole('button', { name: FORM_TEXTS.previous }).click()
    await page.getByRole('button', { name: FORM_TEXTS.previous }).click()
    await page.getByRole('button', { name: FORM_TEXTS.previous }).click()
    await isAsked(MORE)
    await expect.element(page.getByRole('button', { name: /^Balconies/ })).toMatchTextContent(/2$/)
  })

  it('photos come first where somebody wants that, and lead back to the first question', async () => {
    await open()
    await page.getByRole('button', { name: TALK_TEXTS.photosFirst }).click()
    await isAsked(PHOTOS)
    await expect.element(page.getByText(TALK_TEXTS.photosWait)).toBeVisible()
    await next().click()
    await isAsked('listingType')
  })

  it('at letters of twice the size nothing is cut', async () => {
    document.documentElement.style.fontSize = '32px'
    try {
      for (const ask of [
        'listingType',
        'propertyType',
        'locality',
        'plotArea',
        'bedrooms',
        MORE,
        'amenities',
        PHOTOS,
      ]) {
        await open(FLAT)
        goToStep(1, { ask })
        await isAsked(ask)
        expect(document.documentElement.scrollWidth, ask).toBeLessThanOrEqual(360)
        for (const chip of document.querySelectorAll<HTMLElement>(
          '.chip > span, .talk-card, .talk-rows button, .talk-choices button',
        ))
          expect(chip.scrollWidth, `${ask}: ${chip.textContent}`).toBeLessThanOrEqual(
            chip.clientWidth + 1,
          )
      }
    } finally {
      document.documentElement.style.fontSize = ''
    }
  })
})

it('A wide screen has all questions of a step as a form', async () => {
  await page.viewport(1280, 800)
  mount(<PostWizard />)
  await expect.element(page.getByLabelText('Locality')).toBeVisible()
  await expect.element(page.getByLabelText('Price', { exact: true })).toBeVisible()
  expect(document.querySelector('[data-talk]')).toBeNull()
})
