import { Storage } from 'happy-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { WAITING_CHANGED, WAITING_MOST, WAITING_MS } from '../../domain/enquiry/constants.ts'
import { WAITING } from '../../domain/site/constants.ts'
import {
  eraseQuestion,
  followWaiting,
  keepQuestion,
  waitingFor,
  waitingQuestions,
  waitsUntil,
} from './waiting.ts'

const NOW = Date.UTC(2026, 10, 29, 6, 0)
const DAY_MS = 24 * 60 * 60_000

const asked = (listing = 'listing00001', message = 'Is it still there?') => ({
  listing,
  title: 'Kesar Heights',
  submissionKey: `key-${listing}-${message}`,
  name: 'Asha Verma',
  mobileNumber: '9876543210',
  email: 'asha@example.in',
  message,
})
const listings = () => waitingQuestions().map(({ listing }) => listing)
let page: EventTarget

beforeEach(() => {
  vi.useFakeTimers({ now: NOW })
  page = new EventTarget()
  vi.stubGlobal('localStorage', new Storage())
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('dispatchEvent', page.dispatchEvent.bind(page))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('A question that could not be sent', () => {
  it('is kept with the words of its form, its home and its key, and with nothing else', () => {
    const more = { ...asked(), website: 'https://example.in', complaint: 'general' }
    expect(keepQuestion(more)).toBe('kept')
    expect(JSON.parse(localStorage.getItem(WAITING) ?? '')).toEqual([{ ...asked(), at: NOW }])
  })

  it('leaves the device after seven days', () => {
    keepQuestion(asked())
    expect(waitsUntil({ ...asked(), at: NOW })).toBe('2026-12-06T06:00:00.000Z')
    vi.setSystemTime(NOW + WAITING_MS - 1)
    expect(listings()).toEqual(['listing00001'])
    vi.setSystemTime(NOW + WAITING_MS)
    expect([listings(), localStorage.getItem(WAITING)]).toEqual([[], null])
  })

  it('stays no longer than that where the clock of the device goes back', () => {
    vi.setSystemTime(NOW + 1000 * DAY_MS)
    keepQuestion(asked())
    vi.setSystemTime(NOW)
    expect(waitingFor('listing00001')?.at).toBe(NOW)
    vi.setSystemTime(NOW + WAITING_MS)
    expect(listings()).toEqual([])
  })

  it('takes the place of a former one about the same home', () => {
    keepQuestion(asked())
    vi.setSystemTime(NOW + DAY_MS)
    keepQuestion(asked('listing00001', 'And on Sunday?'))
    expect(waitingQuestions()).toEqual([
      { ...asked('listing00001', 'And on Sunday?'), at: NOW + DAY_MS },
    ])
  })

  it('waits no longer for being tried again', () => {
    keepQuestion(asked())
    vi.setSystemTime(NOW + DAY_MS)
    keepQuestion(asked())
    expect(waitingFor('listing00001')?.at).toBe(NOW)
  })

  it('is one of a few', () => {
    for (let n = 0; n < WAITING_MOST; n++) expect(keepQuestion(asked(`listing${n}`))).toBe('kept')
    expect(keepQuestion(asked('another'))).toBe('full')
    expect(keepQuestion(asked('listing0', 'Other words'))).toBe('kept')
    eraseQuestion('listing1')
    expect(keepQuestion(asked('another'))).toBe('kept')
    expect(listings()).toHaveLength(WAITING_MOST)
  })

  it('is erased alone', () => {
    keepQuestion(asked())
    keepQuestion(asked('listing00002'))
    eraseQuestion('listing00001')
    expect(listings()).toEqual(['listing00002'])
    eraseQuestion('listing00002')
    expect(localStorage.getItem(WAITING)).toBeNull()
  })
})

describe('The list', () => {
  it('is followed here and in another tab', () => {
    const seen: number[] = []
    const end = new AbortController()
    followWaiting(() => seen.push(waitingQuestions().length), end.signal)
    keepQuestion(asked())
    // What another tab has done is a change of the storage.
    localStorage.clear()
    page.dispatchEvent(Object.assign(new Event('storage'), { key: WAITING }))
    expect(seen).toEqual([0, 1, 0])
    end.abort()
    page.dispatchEvent(new Event(WAITING_CHANGED))
    expect(seen).toHaveLength(3)
  })

  it.each(['', '{', 'null', '[{"listing":"listing00001"}]', '[5]'])(
    'is empty where the storage holds %j',
    (json) => {
      localStorage.setItem(WAITING, json)
      expect(waitingQuestions()).toEqual([])
    },
  )

  it('keeps nothing, and says so, where the device forbids it', () => {
    vi.stubGlobal('localStorage', undefined)
    expect([keepQuestion(asked()), waitingQuestions()]).toEqual(['refused', []])
    expect(() => eraseQuestion('listing00001')).not.toThrow()
  })

  it('keeps nothing, and says so, where the device is full', () => {
    vi.spyOn(localStorage, 'setItem').mockImplementation(() => {
      throw new DOMException('No room', 'QuotaExceededError')
    })
    expect([keepQuestion(asked()), waitingQuestions()]).toEqual(['refused', []])
  })
})
