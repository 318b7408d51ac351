import { expect, test } from 'vitest'
import { apply, type Change, NO_WORK, withStep } from './work.ts'

const CHANGES: Change[] = [
  { answers: { unit: 'sq ft' } },
  { edits: { 4: { price: '72 lakh', city: 'Noida' }, 5: { price: '1 Cr' } } },
  { answers: { unit: null, floor: 'ground' }, wanted: { 4: false } },
  { edits: { 5: { price: null } } },
]

test('Each change is taken back as it was made', () => {
  const after = [NO_WORK]
  let steps: Change[] = []
  for (const change of CHANGES) {
    const { work, back } = apply(after.at(-1) ?? NO_WORK, change)
    after.push(work)
    steps = withStep(steps, back)
  }
  expect(after.at(-1)).toEqual({
    answers: { floor: 'ground' },
    wanted: { 4: false },
    edits: { 4: { price: '72 lakh', city: 'Noida' } },
  })
  for (const back of steps.toReversed()) {
    const last = after.pop() ?? NO_WORK
    expect(apply(last, back).work).toEqual(after.at(-1))
  }
})

test('Only the last hundred changes are kept', () => {
  let steps: Change[] = []
  for (let at = 0; at < 120; at += 1) steps = withStep(steps, { wanted: { [at]: true } })
  expect([steps.length, steps[0]]).toEqual([100, { wanted: { 20: true } }])
})
