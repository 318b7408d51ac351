import { expect, it, vi } from 'vitest'
import { FAILED } from '#language/text/texts'
import { type Failure, fail, ok, type Result } from '../../contract/result.ts'
import { createQuery, whole } from './query.ts'

/** A query whose answers the test gives, in any order. */
function openQuery(sentence?: (failure: Failure, isKnown: boolean) => string) {
  const asked: ((answer: Result<{ names: string[] }>) => void)[] = []
  const ask = () => new Promise<Result<{ names: string[] }>>((answer) => asked.push(answer))
  const query = createQuery(ask, ({ names }) => names, sentence)
  const state = () => [query.$value.get(), query.$problem.get()]
  const answer = (n: number, ...names: string[]) => asked[n]?.(ok({ names }))
  return { ...query, asked, state, answer }
}

it('Nothing is known before the first read, and a later failure keeps what is known', async () => {
  const { state, refresh, answer, asked, isAsked } = openQuery()
  expect([state(), isAsked()]).toEqual([[null, null], false])
  const first = refresh()
  expect(isAsked()).toBe(true)
  answer(0, 'Asha')
  expect(await first).toEqual(ok({ names: ['Asha'] }))
  expect(state()).toEqual([['Asha'], null])
  const second = refresh()
  asked[1]?.(fail('internal'))
  expect(await second).toEqual(fail('internal'))
  expect(state()).toEqual([['Asha'], FAILED])
  const third = refresh()
  answer(2, 'Bela')
  await third
  expect(state()).toEqual([['Bela'], null])
})

it('Of two answers, the one to the latest request is used, whichever comes first', async () => {
  for (const order of [
    [0, 1],
    [1, 0],
  ]) {
    const { state, refresh, answer } = openQuery()
    const [old, last] = [refresh(), refresh()]
    for (const n of order) answer(n, `Answer ${n}`)
    expect([await old, (await last)?.ok]).toEqual([null, true])
    expect(state()).toEqual([['Answer 1'], null])
  }
})

it('An overtaken failure shows no message', async () => {
  const { state, refresh, answer, asked } = openQuery()
  const [old, last] = [refresh(), refresh()]
  answer(1, 'Asha')
  await last
  asked[0]?.(fail('internal'))
  expect(await old).toBeNull()
  expect(state()).toEqual([['Asha'], null])
})

it('An answer to a request from before an action is dropped', async () => {
  const { state, refresh, answer, drop } = openQuery()
  const before = refresh()
  drop()
  answer(0, 'Asha')
  expect([await before, state()]).toEqual([null, [null, null]])
})

it('A failure has another message once something is known', async () => {
  const { $problem, refresh, answer, asked } = openQuery((_, isKnown) => (isKnown ? 'old' : 'none'))
  const first = refresh()
  asked[0]?.(fail('internal'))
  await first
  expect($problem.get()).toBe('none')
  const second = refresh()
  answer(1, 'Asha')
  await second
  const third = refresh()
  asked[2]?.(fail('internal'))
  await third
  expect($problem.get()).toBe('old')
})

it('A followed query reads at once, and whenever the page becomes visible, until it is stopped', async () => {
  const page = Object.assign(new EventTarget(), { visibilityState: 'visible' })
  vi.stubGlobal('window', page)
  vi.stubGlobal('document', page)
  vi.useFakeTimers()
  const ask = vi.fn(() => Promise.resolve(ok(['Asha'])))
  const { follow, $value } = createQuery(ask, whole)
  const end = follow(15_000)
  expect(ask).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(15_000)
  expect([ask.mock.calls.length, $value.get()]).toEqual([2, ['Asha']])
  page.dispatchEvent(new Event('focus'))
  expect(ask).toHaveBeenCalledTimes(3)
  end()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(ask).toHaveBeenCalledTimes(3)
  vi.useRealTimers()
  vi.unstubAllGlobals()
})
