import { describe, expect, test } from 'vitest'
import type { Answer } from './constants.ts'
import {
  invitationFragment,
  invitationIn,
  newsCounts,
  newsOf,
  ordered,
  type Said,
  standingOf,
  type TogetherHome,
  waitsFor,
} from './rules.ts'
import { sayingSchema, takingSchema } from './schema.ts'

const DAY = '2026-11-20T08:00:00+05:30'
const LATER = '2026-11-22T08:00:00+05:30'
const said = (answer: Answer | null, at = DAY): Said => ({ answer, note: '', at })
const home = (id: string, over: Partial<TogetherHome> = {}): TogetherHome => ({
  id,
  name: id,
  savedAt: DAY,
  mine: null,
  theirs: null,
  ...over,
})

describe('A home on a list of two', () => {
  test('is liked by both, uncertain, waiting or refused', () => {
    const standing = (mine: Answer | null, theirs: Answer | null) =>
      standingOf({ mine: mine && said(mine), theirs: theirs && said(theirs) })
    expect(standing('yes', 'yes')).toBe('both')
    expect(standing('yes', 'maybe')).toBe('maybe')
    expect(standing('maybe', 'maybe')).toBe('maybe')
    expect(standing('yes', null)).toBe('open')
    expect(standing(null, null)).toBe('open')
    expect(standing('no', null)).toBe('no')
    expect(standing('yes', 'no')).toBe('no')
  })
  test('waits for who has not answered', () => {
    expect(waitsFor({ mine: said('yes'), theirs: null })).toBe('other')
    expect(waitsFor({ mine: null, theirs: said('yes') })).toBe('you')
    expect(waitsFor({ mine: said(null), theirs: said(null) })).toBe('both')
  })
  test('comes first if both like it, and last if one said no; of equals, the one that was spoken of last', () => {
    const homes = [
      home('no', { mine: said('no', LATER) }),
      home('open'),
      home('spoken', { theirs: said(null, LATER) }),
      home('maybe', { mine: said('maybe'), theirs: said('yes') }),
      home('both', { mine: said('yes'), theirs: said('yes') }),
    ]
    expect(ordered(homes).map(({ id }) => id)).toEqual(['both', 'maybe', 'spoken', 'open', 'no'])
  })
  test('is new if the other person spoke of it or saved it since the last visit, and never at the first', () => {
    const since = '2026-11-21T00:00:00+05:30'
    const spoken = home('a', { theirs: said('yes', LATER) })
    const own = home('b', { mine: said('yes', LATER) })
    const saved = home('c', { savedAt: LATER })
    expect([spoken, own, saved].map((one) => newsOf(one, since, true))).toEqual([
      'said',
      null,
      'saved',
    ])
    expect(newsOf(saved, since, false)).toBeNull()
    expect(newsOf(spoken, null, true)).toBeNull()
    expect(newsCounts([spoken, own, saved], since, true)).toEqual({ said: 1, saved: 1 })
  })
})

test('The secret of an invitation is in the fragment, and nothing else is taken for one', () => {
  const secret = 'a1'.repeat(32)
  expect(invitationIn(invitationFragment(secret))).toBe(secret)
  for (const other of ['', '#compare', `#invitation.${secret}0`, '#invitation.xyz'])
    expect(invitationIn(other)).toBeNull()
})

test('Notes and names hold no way to reach somebody', () => {
  const seat = null
  const listing = 'bela12345678'
  const taken = (note: string) =>
    sayingSchema.safeParse({ seat, listing, answer: null, note }).success
  expect(taken('See it on Sunday at 5')).toBe(true)
  for (const note of ['98765 43210', 'write to me@mail.com']) expect(taken(note)).toBe(false)
  const named = (name: string) => takingSchema.safeParse({ secret: 'f'.repeat(64), name }).success
  expect(named('Ravi')).toBe(true)
  for (const name of ['', 'Ravi 9876543210', 'x'.repeat(41)]) expect(named(name)).toBe(false)
})
