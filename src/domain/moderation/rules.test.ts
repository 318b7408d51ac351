import { describe, expect, it } from 'vitest'
import {
  inPlaces,
  isPublished,
  isTakedown,
  listed,
  neighbour,
  standingDecisions,
  successorAt,
} from './rules.ts'

const queue = ['a', 'b', 'c'].map((id) => ({ id }))

describe('The lines of a file', () => {
  const of = (id: string, file: string | null = null) => ({ id, file: file ? { id: file } : null })
  const mixed = [of('a', 'one'), of('b', 'one'), of('c'), of('d'), of('e', 'two'), of('f', 'two')]
  const ids = (entries: readonly { id: string }[]) => entries.map(({ id }) => id).join('')

  it('are listed where it is unfolded, and its first one stands for it where it is folded', () => {
    expect(ids(listed(mixed, null))).toBe('acde')
    expect(ids(listed(mixed, 'one'))).toBe('abcde')
    expect(ids(listed(mixed, 'two'))).toBe('acdef')
  })

  it('have one place together, and every other listing has its own', () => {
    expect(inPlaces(mixed).map(ids)).toEqual(['ab', 'c', 'd', 'ef'])
    expect(inPlaces([])).toEqual([])
  })
})

describe('After a decision', () => {
  it('the listing that took the place is selected', () => {
    expect(successorAt(queue, 1)?.id).toBe('b')
  })

  it('the last one is selected when the last was decided', () => {
    expect(successorAt(queue, 3)?.id).toBe('c')
  })

  it('nothing is selected in an empty queue', () => {
    expect(successorAt([], 0)).toBeNull()
  })
})

describe('Next and previous', () => {
  it('go through the queue and stop at its ends', () => {
    expect(neighbour(queue, 'a', 0, 1)?.id).toBe('b')
    expect(neighbour(queue, 'b', 1, -1)?.id).toBe('a')
    expect(neighbour(queue, 'c', 2, 1)).toBeNull()
    expect(neighbour(queue, 'a', 0, -1)).toBeNull()
  })

  it('go on from the place of a listing that another admin has decided', () => {
    expect(neighbour(queue, 'gone', 1, 1)?.id).toBe('b')
    expect(neighbour(queue, 'gone', 1, -1)?.id).toBe('a')
    expect(neighbour(queue, 'gone', 3, 1)?.id).toBe('c')
    expect(neighbour(queue, 'gone', 0, -1)).toBeNull()
  })
})

describe('The log', () => {
  it('takes the newest line as the decision on a listing', () => {
    const line = { decision: 'listing.approved', revision: 4 } as const
    const log = [
      { ...line, id: '3', listingId: 'x', decision: 'listing.approval_undone' as const },
      { ...line, id: '2', listingId: 'y' },
      { ...line, id: '1', listingId: 'x' },
    ]
    expect([...standingDecisions(log)].sort()).toEqual(['2', '3'])
  })

  it('knows which decisions change the public pages', () => {
    expect(isPublished({ decision: 'listing.approved', revision: 7 })).toBe(true)
    expect(isPublished({ decision: 'listing.approval_undone', revision: 8 })).toBe(true)
    expect(isPublished({ decision: 'listing.rejected', revision: null })).toBe(false)
    expect(isPublished({ decision: 'listing.rejected', revision: 9 })).toBe(true)
    expect(isPublished({ decision: 'listing.rejection_undone', revision: 9 })).toBe(false)
  })

  it.each([
    ['listing.rejected', 9, true],
    ['listing.rejected', null, false],
    ['edit.rejected', 9, false],
    ['listing.approved', 9, false],
  ] as const)('took down a listing, %s with revision %s: %s', (decision, revision, takedown) => {
    expect(isTakedown({ decision, revision })).toBe(takedown)
  })
})
