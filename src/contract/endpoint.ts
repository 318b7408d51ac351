import * as z from 'zod/mini'
import type { Action } from '../domain/permission/table.ts'

type Method = 'GET' | 'POST' | 'DELETE'

/** One endpoint: where it is, who may call it, what it takes. `Reply` is the type of its success body. */
export type Endpoint<Params, Body, Reply, Doing extends Action = Action> = {
  method: Method
  /** Path with `:name` for parameters; the function's own config repeats it literally. */
  path: string
  action: Doing
  params: z.ZodMiniType<Params>
  /** Schema of the JSON body; `bytes` for a binary one. */
  body: z.ZodMiniType<Body> | 'bytes' | null
  /** Largest body in bytes. */
  maxBytes: number
  status?: 200 | 201
  /** Type of a success that is a file to keep, a `Download`; JSON where none is named. */
  media?: 'text/csv; charset=utf-8'
  /** Of a success that is the same for everybody: the CDN may keep it for a day, until this tag of it is purged. */
  sharedBy?: string
  reply?: Reply
}

export type AnyEndpoint = Endpoint<unknown, unknown, unknown>

/** A file that the browser keeps under a name. */
export type Download = { fileName: string; text: string }

const JSON_BYTES = 64_000
const noParams = z.object({})

/** An id in an address. */
export const idSchema = z.string().check(z.regex(/^[a-z0-9]{8,40}$/))
export const withId = z.object({ id: idSchema })
/** Sent by the browser with each submission, so that a second tap makes no second listing. */
export const submissionKeySchema = z.string().check(z.regex(/^[a-z0-9-]{16,64}$/))

type Spec<Params, Body, Reply, Doing extends Action> = Pick<
  Endpoint<Params, Body, Reply, Doing>,
  'method' | 'path' | 'action'
> &
  Partial<Omit<Endpoint<Params, Body, Reply>, 'reply' | 'action'>>

/** Defines an endpoint whose success body is a `Reply`; without more it takes no parameters and no body. */
export function endpoint<Reply>() {
  return <const Doing extends Action, Params = Record<string, never>, Body = null>(
    spec: Spec<Params, Body, Reply, Doing>,
  ): Endpoint<Params, Body, Reply, Doing> => ({
    params: noParams as unknown as z.ZodMiniType<Params>,
    body: null,
    maxBytes: JSON_BYTES,
    ...spec,
  })
}
