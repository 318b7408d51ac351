import { describe, expect, test } from 'vitest'
import { CHECK_TEXTS } from '#language/listing/texts-checks'
import { A_PAPER, PAPER_LABELS } from '#language/right-to-offer/texts-papers'
import { SHOWN_RIGHT_TEXTS } from '#language/right-to-offer/texts-shown'
import { listingChecks } from './checks.ts'

const listing = (over: Partial<Parameters<typeof listingChecks>[0]> = {}) => ({
  listingType: 'Sell' as const,
  city: 'Lucknow',
  reraNumber: null,
  approvedAt: '2026-10-02T10:00:00.000Z',
  readAt: '2026-10-02T09:56:00.000Z',
  priceReadAt: null,
  photos: [{}],
  description: 'A quiet lane.',
  confirmedAt: '2026-11-12T10:00:00.000Z',
  owner: { verified: false, role: 'Owner' as const },
  ...over,
})
const texts = (over: Parameters<typeof listing>[0] = {}) =>
  listingChecks(listing(over)).map(({ good, text }) => [good, text])

describe('The checks of a listing', () => {
  test('show their times: when a person read it, and when the owner last confirmed it', () => {
    expect(listingChecks(listing()).filter(({ at }) => at)).toMatchObject([
      {
        sign: 'approved',
        good: true,
        text: 'Pictures, price and description were read by a person on',
        at: '2026-10-02T09:56:00.000Z',
        again: null,
      },
      {
        sign: 'confirmed',
        good: true,
        text: CHECK_TEXTS.confirmed('owner', false),
        at: '2026-11-12T10:00:00.000Z',
        relative: true,
      },
    ])
  })

  test('say of an admin’s confirmation that it is none of the owner’s', () => {
    const confirmed = listingChecks(listing({ adminConfirmed: true })).map(({ text }) => text)
    expect(confirmed).toContain('An admin last confirmed that it is available:')
  })

  test('name the paper by which the right to offer was seen, and when; of an invented poster as a demo', () => {
    const at = '2026-11-26T10:00:00.000Z'
    const right = { kind: 'electricity bill', agree: ['name', 'place'], at } as const
    const seen = (over = {}) =>
      listingChecks(listing({ right: { ...right, agree: [...right.agree] }, ...over })).find(
        ({ sign }) => sign === 'right',
      )
    expect(seen()).toEqual({
      sign: 'right',
      good: true,
      text: 'Right to offer seen by us on',
      at,
      after:
        ': an electricity bill, in which name and place agree. A person saw it and erased it; no register was asked',
    })
    const demo = { verified: true, role: 'Owner', demo: true }
    expect(seen({ owner: demo })?.text).toBe(SHOWN_RIGHT_TEXTS.seenInDemo)
  })

  test('say where nothing was shown, of an agent that no letter was seen', () => {
    expect(texts()).toContainEqual([false, 'Right to offer: not shown.'])
    expect(texts({ owner: { verified: true, role: 'Agent' } })).toContainEqual([
      false,
      'Right to offer: agent, no letter seen.',
    ])
  })

  test('never call what was seen verified, genuine or safe', () => {
    expect(JSON.stringify([SHOWN_RIGHT_TEXTS, PAPER_LABELS, A_PAPER])).not.toMatch(
      /verif|genuine|safe/i,
    )
  })

  test('do not show the availability of a sold or rented property', () => {
    const signs = listingChecks(listing({ availability: 'sold' })).map(({ sign }) => sign)
    expect(signs).not.toContain('confirmed')
  })

  test('show whether the owner’s e-mail address is confirmed', () => {
    expect(texts()).toContainEqual([false, CHECK_TEXTS.notVerified('owner')])
    expect(texts({ owner: { verified: true, role: 'Owner' } })).toContainEqual([
      true,
      CHECK_TEXTS.verified('owner'),
    ])
  })

  test('name an agent as such', () => {
    const said = texts({ owner: { verified: true, role: 'Agent' }, reraNumber: 'ABC123' }).join(' ')
    expect(said).toContain('The agent has confirmed their e-mail')
    expect(said).toContain('Ask the agent')
    expect(said).not.toContain('owner')
    expect(texts({ owner: { verified: true, role: 'Client' } }).join(' ')).toContain('owner')
  })

  test('judge only the format of an agent’s own RERA number, and show nothing without one', () => {
    const said = (agentRera?: string) =>
      listingChecks(
        listing({ owner: { verified: true, role: 'Agent', ...(agentRera && { agentRera }) } }),
      ).filter(({ sign }) => sign === 'agent')
    expect(said('HRERA-PKL-REA-1234-2024')).toEqual([
      { sign: 'agent', good: true, text: CHECK_TEXTS.agentRera('Haryana') },
    ])
    expect(CHECK_TEXTS.agentRera('Haryana')).not.toMatch(/verif|valid|genuine|registered/i)
    expect([said(), said('ABC')]).toEqual([[], []])
  })

  test('compare the RERA number with the format of the city’s state', () => {
    expect(texts({ reraNumber: 'UPRERAPRJ12345' })).toContainEqual([
      true,
      CHECK_TEXTS.reraPlausible('Uttar Pradesh'),
    ])
    expect(texts({ reraNumber: 'UPRERAPRJ12345', city: 'Gurugram' })).toContainEqual([
      false,
      CHECK_TEXTS.reraDoubtful('Haryana', 'owner'),
    ])
    expect(texts({ reraNumber: 'rc/rep/harera/ggm/781/513', city: 'Gurugram' })).toContainEqual([
      true,
      CHECK_TEXTS.reraPlausible('Haryana'),
    ])
  })

  test('send nobody to a register with an invented number', () =>
    expect(
      texts({
        reraNumber: 'UPRERAPRJ12345',
        owner: { verified: true, role: 'Owner', demo: true },
      }),
    ).toContainEqual([false, CHECK_TEXTS.reraInvented]))

  test('have an icon each', () => {
    const signs = (over = {}) => listingChecks(listing(over)).map(({ sign }) => sign)
    expect(signs()).toEqual(['approved', 'right', 'confirmed', 'email', 'rera'])
    expect(signs({ reraNumber: 'UPRERAPRJ12345' })).toEqual(signs())
    expect(signs({ listingType: 'Rent' })).toEqual(['approved', 'right', 'confirmed', 'email'])
  })

  test('report a missing RERA number only for a sale', () => {
    expect(texts()).toContainEqual([false, CHECK_TEXTS.reraNone])
    expect(texts({ listingType: 'Rent' }).map(([, text]) => text)).not.toContain(
      CHECK_TEXTS.reraNone,
    )
    expect(texts({ listingType: 'PG', reraNumber: 'x' })).toContainEqual([
      false,
      CHECK_TEXTS.reraDoubtful('Uttar Pradesh', 'owner'),
    ])
  })
})
