import { expect, it } from 'vitest'
import { askedOf, parametersOf } from '../contract/one-address.ts'
import { endlessQueries } from '../test/support/http/endless-queries.ts'
import { ROUTES } from './routes.ts'

it.each(ROUTES)('Endless queries of $pattern lead to a few copies', ({ pattern, reads }) => {
  const path = `${pattern.replace(/\[.*\]/, 'abcd2345')}/`
  const parameters = parametersOf(reads)
  const queries = endlessQueries(parameters)
  const copies = new Set<string>()
  for (const query of queries) {
    const address = new URL(path + query, 'https://site.example')
    const { canonical, isPastEnd } = askedOf(address, reads)
    if (canonical === null && !isPastEnd)
      copies.add(parameters.map((name) => address.searchParams.get(name)).join())
    // Where a redirect leads, there is no other one.
    else if (canonical !== null)
      expect(askedOf(new URL(canonical, address), reads).canonical, query).toBeNull()
  }
  // Of all these values the page knows one page number alone.
  expect(copies.size).toBe(parameters.includes('page') ? 2 : 1)
  expect(queries.length).toBeGreaterThan(50)
})
