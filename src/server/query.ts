import type * as z from 'zod/mini'
import { fail, type Result } from '../contract/result.ts'
import { validate } from '../domain/text/validate.ts'

/** Runs a read with the request's query parameters; `invalid` where the schema rejects them. */
export async function withQuery<Query, T>(
  request: Request,
  schema: z.ZodMiniType<Query>,
  run: (query: Query) => Promise<Result<T>>,
): Promise<Result<T>> {
  const query = validate(schema, Object.fromEntries(new URL(request.url).searchParams))
  return query.ok ? run(query.value) : fail('invalid', { fields: query.fields })
}
