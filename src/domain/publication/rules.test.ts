import { describe, expect, test } from 'vitest'
import { OVERDUE_MS, PUBLICATION_LABELS } from './constants.ts'
import { type PublicationFacts, publicationState } from './rules.ts'

const requestedAt = '2026-11-20T10:00:00.000Z'
const at = (ms: number) => new Date(Date.parse(requestedAt) + ms)
const facts = (lastBuild: PublicationFacts['lastBuild'] = null): PublicationFacts => ({
  revision: 7,
  requestedAt,
  lastBuild,
})
const failed = (ms: number) =>
  facts({ revision: null, result: 'failed', startedAt: at(ms).toISOString() })

describe('The state of a change', () => {
  test('is live only when the served site has reached its revision', () => {
    expect(publicationState(7, 7, facts(), at(1000))).toBe('live')
    expect(publicationState(7, 9, facts(), at(1000))).toBe('live')
    expect(publicationState(7, 6, facts(), at(1000))).toBe('publishing')
  })

  test('is not live when what is served could not be read', () => {
    expect(publicationState(7, null, facts(), at(1000))).toBe('publishing')
    expect(publicationState(0, null, facts(), at(1000))).toBe('publishing')
  })

  test('is not live because a build is done: the served site decides', () => {
    expect(
      publicationState(
        7,
        6,
        facts({ revision: 7, result: 'done', startedAt: at(10).toISOString() }),
        at(1000),
      ),
    ).toBe('publishing')
  })

  test('is publishing while a build runs', () => {
    expect(
      publicationState(
        7,
        6,
        facts({ revision: null, result: 'running', startedAt: at(10).toISOString() }),
        at(1000),
      ),
    ).toBe('publishing')
  })

  test('is failed when the build that began after it was asked for failed', () => {
    expect(publicationState(7, 6, failed(10), at(1000))).toBe('failed')
    expect(publicationState(7, 6, failed(0), at(1000))).toBe('failed')
    expect(publicationState(7, 6, { ...failed(10), requestedAt: null }, at(1000))).toBe('failed')
  })

  test('is still publishing when only a build from before it was asked for failed', () => {
    expect(publicationState(7, 6, failed(-10), at(1000))).toBe('publishing')
  })

  test('stays live after a failed build for a later change', () => {
    expect(publicationState(6, 6, failed(10), at(1000))).toBe('live')
  })

  test('is overdue after fifteen minutes, not before', () => {
    expect(publicationState(7, 6, facts(), at(OVERDUE_MS))).toBe('publishing')
    expect(publicationState(7, 6, facts(), at(OVERDUE_MS + 1))).toBe('overdue')
  })

  test('is failed rather than overdue when the failure is known', () => {
    expect(publicationState(7, 6, failed(10), at(OVERDUE_MS * 2))).toBe('failed')
  })

  test('waits without end for nothing: a change that nobody asked to publish is never overdue', () => {
    expect(
      publicationState(
        7,
        6,
        { revision: 7, requestedAt: null, lastBuild: null },
        at(OVERDUE_MS * 2),
      ),
    ).toBe('publishing')
  })
})

test('The admin panel says each state in these words', () => {
  expect(PUBLICATION_LABELS).toEqual({
    live: 'Live',
    publishing: 'Publishing…',
    failed: 'Build failed, the previous site is still live',
    overdue: 'Overdue',
  })
})
