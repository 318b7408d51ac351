import { expect, test } from 'vitest'
import { AGENT_PAGE_TEXTS as texts } from '#language/account/texts-public-page'

test.each([
  [24, ['Lucknow', 'Noida'], '24 properties on offer in Lucknow and Noida'],
  [1, ['Noida'], '1 property on offer in Noida'],
  [24, [], '24 properties on offer'],
])('A page with %i homes in %j says so', (count, cities, said) => {
  expect(texts.about(count, cities)).toBe(said)
  expect(texts.description('Asha', count, cities)).toBe(`Asha, agent: ${said}.`)
})
