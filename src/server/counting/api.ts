import * as z from 'zod/mini'
import { countMiss, countView } from '../../contract/counting.ts'
import { MISSES } from '../../domain/search/misses.ts'
import { on } from '../http.ts'
import { idSchema } from '../schemas.ts'
import { noteMiss } from './misses.ts'
import { note } from './notes.ts'

const missBody = z.object({
  words: z.string().check(z.minLength(1), z.maxLength(MISSES.letters)),
})
const userAgentOf = ({ headers }: Request) => headers.get('user-agent') ?? ''

export const countingApi = [
  on(countView, z.object({ listing: idSchema }), ({ deps, body, request }) =>
    note(deps, 'views', body.listing, userAgentOf(request)),
  ),
  on(countMiss, missBody, ({ deps, body, request }) =>
    noteMiss(deps, body.words, userAgentOf(request)),
  ),
]
