import {
  cleanTestStorage,
  getTestStorage,
  setTestStorageKey,
  useTestStorageEngine,
} from '@nanostores/persistent'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { LISTING_FIELD_TEXTS as texts } from '#language/listing/texts-poster'
import { READING_TEXTS } from '#language/reading/texts'
import { FLAT_ANSWERS } from '../../test/support/data/draft-answers.ts'
import { eventually } from '../../test/support/http/eventually.ts'

const location = { pathname: '/', search: '' }
const go = (_state: unknown, _title: string, address: string) => {
  const { pathname, search } = new URL(address, 'http://localhost')
  Object.assign(location, { pathname, search })
}
vi.stubGlobal('location', location)
vi.stubGlobal('history', { pushState: vi.fn(go), replaceState: vi.fn(go) })
const page = new EventTarget()
vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page))
// biome-ignore lint/correctness/useHookAtTopLevel: no React hook, only named like one
useTestStorageEngine()

const {
  $draft,
  $draftIsEmpty,
  $problems,
  $questions,
  answer,
  confirmValue,
  draftedListing,
  emptyDraft,
  fillDraft,
  nextStep,
  submissionKey,
} = await import('./draft.store.ts')
const { $step, goToStep } = await import('./step.ts')
$draft.listen(() => undefined)

function fillFirstStep() {
  for (const [field, value] of Object.entries(FLAT_ANSWERS))
    answer(field as keyof typeof FLAT_ANSWERS, value)
}

beforeEach(() => {
  cleanTestStorage()
  emptyDraft()
  goToStep(1, { replace: true })
})

describe('the draft', () => {
  test('is stored as typed, each answer under its own key', () => {
    answer('price', '72 la')
    expect(getTestStorage()['listing-draft:price']).toBe('72 la')
    expect($draftIsEmpty.get()).toBe(false)
  })

  test('takes over an answer from another tab without losing its own', () => {
    answer('price', '72 lakh')
    setTestStorageKey('listing-draft:locality', 'Gomti Nagar')
    expect($draft.get()).toMatchObject({ price: '72 lakh', locality: 'Gomti Nagar' })
  })

  test('has one submission key for the same answers until it is emptied, and another one for others', async () => {
    const key = await submissionKey({ price: 1 })
    expect(await submissionKey({ price: 1 })).toBe(key)
    expect(await submissionKey({ price: 2 })).not.toBe(key)
    emptyDraft()
    expect(await submissionKey({ price: 1 })).not.toBe(key)
  })

  test('gets a new submission key when another listing fills it', async () => {
    const key = await submissionKey({ price: 5 })
    fillDraft({ ...$draft.get(), price: '5' }, { repostOf: 'decision1' })
    expect(await submissionKey({ price: 5 })).not.toBe(key)
  })
})

describe('Next', () => {
  test('stays and shows all errors of the step', async () => {
    await nextStep()
    expect($step.get()).toBe(1)
    expect($problems.get().fields).toMatchObject({ price: texts.price, city: texts.city })
    const { attempt } = $problems.get()
    await nextStep()
    expect($problems.get().attempt).toBe(attempt + 1)
  })

  test('an error disappears as soon as its answer is corrected', async () => {
    await nextStep()
    answer('city', 'Noida')
    await eventually(() => expect($problems.get().fields).not.toHaveProperty('city'))
    expect($problems.get().fields).toHaveProperty('price')
  })

  test('opens the next step, in the address too', async () => {
    fillFirstStep()
    await nextStep()
    expect($step.get()).toBe(2)
    expect(location.search).toBe('?step=2')
    expect($problems.get().fields).toEqual({})
  })
})

describe('an unusual value', () => {
  const open = () => $questions.get().open.map(({ field }) => field)

  test('is asked about at each Next until it is confirmed; then the form goes on', async () => {
    fillFirstStep()
    answer('price', '72')
    for (const attempt of [1, 2]) {
      const before = $questions.get().attempt
      await nextStep()
      expect([$step.get(), open()], `attempt ${attempt}`).toEqual([1, ['price']])
      expect($questions.get().attempt).toBe(before + 1)
    }
    expect($problems.get().fields).toEqual({})
    await confirmValue('price')
    expect([$step.get(), open()]).toEqual([2, []])
    expect(await draftedListing()).toMatchObject({ confirmed: ['price'], fields: { price: 72 } })
  })

  test('is asked about beside another one, each for itself', async () => {
    fillFirstStep()
    answer('price', '72')
    answer('plotArea', '5')
    await nextStep()
    expect(open()).toEqual(['plotArea', 'price'])
    await confirmValue('plotArea')
    expect([$step.get(), open()]).toEqual([1, ['price']])
    await confirmValue('price')
    expect($step.get()).toBe(2)
  })

  test('is not asked about again after a change, nor while it is typed', async () => {
    fillFirstStep()
    answer('price', '7200 crore')
    await nextStep()
    answer('price', '72')
    await eventually(() => expect($questions.get().open[0]?.question).toContain('₹72 '))
    expect($questions.get().open[0]?.instead?.map(({ label, value }) => [label, value])).toEqual([
      ['₹72 lakh', '7200000'],
    ])
    answer('price', '72 lakh')
    await eventually(() => expect(open()).toEqual([]))
    await nextStep()
    expect($step.get()).toBe(2)
  })

  test('needs another answer after it was changed', async () => {
    fillFirstStep()
    answer('price', '72')
    await nextStep()
    await confirmValue('price')
    goToStep(1)
    answer('price', '75')
    expect(await draftedListing()).toBeNull()
    expect([$step.get(), open()]).toEqual([1, ['price']])
    answer('price', '72')
    expect(await draftedListing()).toMatchObject({ confirmed: ['price'] })
  })

  test('and a locality that is known in another city are asked about; the other city is one of the answers', async () => {
    fillFirstStep()
    answer('locality', 'Gomti Nagar')
    await nextStep()
    expect([$step.get(), open()]).toEqual([1, ['locality']])
    expect($questions.get().open[0]).toMatchObject({
      question: 'Gomti Nagar is in Lucknow. Is it in Noida?',
      instead: [{ field: 'city', value: 'Lucknow' }],
    })
    answer('city', 'Lucknow')
    await eventually(() => expect(open()).toEqual([]))
    expect(await draftedListing()).toMatchObject({ confirmed: [] })
    answer('city', 'Kanpur')
    await nextStep()
    await confirmValue('locality')
    expect(await draftedListing()).toMatchObject({ confirmed: ['locality'] })
  })

  test('of another step opens that step before anything is sent', async () => {
    fillFirstStep()
    answer('availableFrom', '2001-01-01')
    goToStep(4)
    expect(await draftedListing()).toBeNull()
    expect([$step.get(), open()]).toEqual([2, ['availableFrom']])
  })

  test('that its listing has confirmed is confirmed in the draft, until the draft is emptied', async () => {
    fillFirstStep()
    answer('price', '72')
    const { answeredIn } = await import('../../domain/listing-draft/check.ts')
    const { listingFields } = await import('../../test/support/data/listing-fields.ts')
    const listing = listingFields({ price: 72 })
    fillDraft(
      $draft.get(),
      {},
      answeredIn(listing, ['price'], { today: new Date(), elsewhere: [], pincode: null }),
    )
    expect(await draftedListing()).toMatchObject({ confirmed: ['price'] })
    emptyDraft()
    fillFirstStep()
    answer('price', '72')
    expect(await draftedListing()).toBeNull()
  })
})

describe('the drafted listing', () => {
  test('is complete when all steps are valid', async () => {
    fillFirstStep()
    expect(await draftedListing()).toMatchObject({
      posting: 'listing',
      fields: { price: 7_200_000, plotArea: 1450 },
    })
  })

  test('leads to the first step with a problem', async () => {
    fillFirstStep()
    answer('bedrooms', 'many')
    goToStep(4)
    expect(await draftedListing()).toBeNull()
    expect($step.get()).toBe(2)
    expect($problems.get().fields).toEqual({ bedrooms: READING_TEXTS.noRooms('many') })
  })
})

describe('an address of a later step', () => {
  test.each([
    ['/PropertyDetails', 1],
    ['/AdditionalDetails/', 2],
    ['/amenities', 3],
  ] as const)('%s opens the form at step %i', (pathname, step) => {
    Object.assign(location, { pathname, search: '' })
    page.dispatchEvent(new Event('popstate'))
    expect($step.get()).toBe(step)
  })

  test('is replaced by the form’s own address at the next step, and Back returns to it', () => {
    Object.assign(location, { pathname: '/Amenities', search: '' })
    goToStep(4)
    expect(`${location.pathname}${location.search}`).toBe('/postproperty?step=4')
  })
})
