import { expect, it } from 'vitest'
import { coverLabel, originInAlt, originLabel } from '#language/photo/texts-origin'

it('A picture is labelled where its poster said so, and nowhere else', () => {
  expect([originLabel('AI'), coverLabel('AI'), originInAlt('A flat', 'AI')]).toEqual([
    'Made or staged with AI',
    'Cover made or staged with AI',
    'A flat, made or staged with AI',
  ])
  expect([originLabel(null), coverLabel(undefined), originInAlt('A flat', null)]).toEqual([
    '',
    '',
    'A flat',
  ])
})
