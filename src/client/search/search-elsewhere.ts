import { parseSearch, searchQuery } from '../../domain/search/rules.ts'
import { suggestionsFor } from '../../domain/search/suggest.ts'
import type { Suggesting } from './suggesting.ts'

/** The search to which the form of a field leads: a suggestion opens it, with what else the form asks for. */
export function searchElsewhere({ form }: HTMLInputElement): Suggesting {
  const search = () => {
    const given = [...new FormData(form ?? undefined)].map(([name, value]) => [name, String(value)])
    return parseSearch(new URLSearchParams(given))
  }
  return {
    suggest: async (q) => suggestionsFor(q, search()),
    take: ({ change }) =>
      location.assign((form?.action ?? '') + searchQuery({ ...search(), ...change })),
  }
}
