import { sayTogether, type Together } from '../../contract/together.ts'
import { ANSWERS, type Answer } from '../../domain/together/constants.ts'
import type { TogetherHome } from '../../domain/together/rules.ts'
import { call } from '../lib/api.ts'
import { type Kind, text } from '../lib/stored.ts'
import { createUnsent } from '../lib/unsent.ts'
import { deviceSeat } from './seat.ts'

/** What somebody says of a home: the parts that changed. An empty answer takes the former one back. */
export type Saying = { answer?: Answer | ''; note?: string }

const saying: Kind<Saying> = (value) => {
  if (typeof value !== 'object' || value === null) return undefined
  const { answer, note } = value as Record<string, unknown>
  const known = ['', ...ANSWERS].find((one) => one === answer) as Saying['answer']
  return {
    ...(known !== undefined && { answer: known }),
    ...(text(note) !== undefined && { note: String(note) }),
  }
}

/** What was said on this device and not sent yet, by the list, then by the home. */
export const unsentSaid = createUnsent({
  key: 'unsent-said',
  kind: saying,
  post: async (id, listing, { answer = null, note = null }) => {
    const body = { seat: deviceSeat(), listing, answer, note }
    const result = await call(sayTogether, { params: { id }, body })
    return result.ok ? null : result
  },
  keepsGone: true,
  // A refused note must not hold the answer back, which the screen shows as given.
  apart: ({ answer, note }, { fields }) =>
    fields?.note && note !== undefined && answer !== undefined
      ? { sound: { answer }, rest: { note } }
      : null,
})

/** Says something, and keeps with it what else of the home waits. */
export function keepSaid(list: string, home: string, said: Saying): void {
  unsentSaid.keep(list, home, { ...unsentSaid.of(list)[home], ...said })
}

/** A home after its visitor said something of it, at a time. */
export function withSaid(home: TogetherHome, { answer, note }: Saying, at: string): TogetherHome {
  const before = home.mine ?? { answer: null, note: '' }
  return {
    ...home,
    mine: {
      answer: answer === undefined ? before.answer : answer || null,
      note: note ?? before.note,
      at,
    },
  }
}

/** The homes of a list as this person sees them: with what waits on this device to be sent. */
export function withUnsent({ id, homes }: Together): TogetherHome[] {
  const waiting = unsentSaid.of(id)
  return homes.map((home) => {
    const said = waiting[home.id]
    return said ? withSaid(home, said, home.mine?.at ?? '') : home
  })
}
