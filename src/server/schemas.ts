import * as z from 'zod/mini'
import type { AnyEndpoint, Parameters } from '../contract/endpoint.ts'
import { COLLECTIONS } from '../domain/content/fields.ts'
import { PAPER_LIMITS } from '../domain/right-to-offer/constants.ts'

/** An id in an address or a body. */
export const idSchema = z.string().check(z.regex(/^[a-z0-9]{8,40}$/))
export const submissionKeySchema = z.string().check(z.regex(/^[a-z0-9-]{16,64}$/))
/** The id of a file of listings, made by the browser. */
export const fileIdSchema = z.string().check(z.regex(/^[a-z0-9-]{16,64}$/))
export const secretSchema = z.string().check(z.regex(/^[0-9a-f]{64}$/))
/** Fields that every message of a visitor carries. */
export const submission = {
  submissionKey: submissionKeySchema,
  website: z.optional(z.string()),
}

const PARAMETERS: { [Name in keyof Parameters]: z.ZodMiniType<Parameters[Name]> } = {
  id: idSchema,
  ids: z.string().check(z.regex(/^[a-z0-9]{8,40}(,[a-z0-9]{8,40}){0,49}$/)),
  contact: z.string().check(z.regex(/^\d{1,15}$/)),
  revision: z.string().check(z.regex(/^\d{1,12}$/)),
  secret: secretSchema,
  search: idSchema,
  page: z.string().check(z.regex(new RegExp(`^[1-${PAPER_LIMITS.pages}]$`))),
  city: z.string().check(
    z.regex(/^[^/\p{Cc}]{1,80}$/u),
    // Browsers resolve these two before they send an address.
    z.refine((city) => city !== '.' && city !== '..'),
  ),
  locality: z.string().check(z.regex(/^[a-z0-9-]{1,120}$/)),
  collection: z.enum(COLLECTIONS),
}

const isKnown = (name: string): name is keyof Parameters => Object.hasOwn(PARAMETERS, name)

/** The schema of the `:name` parts of an endpoint's address. */
export function paramsSchema({ path }: Pick<AnyEndpoint, 'path'>): z.ZodMiniType {
  const names = [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name)
  const unknown = names.filter((name) => !isKnown(name))
  if (unknown.length > 0) throw new Error(`No schema is known for ${unknown.join()} of ${path}.`)
  return z.object(Object.fromEntries(names.filter(isKnown).map((name) => [name, PARAMETERS[name]])))
}
