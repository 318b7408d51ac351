import type { Collection } from '../domain/content/constants.ts'
import type { Action } from '../domain/permission/table.ts'

/** A type for the compiler, and nothing at run time: schemas stay on the server, as they would add 10 kB to each page. */
export type Type<T> = { readonly is?: T }
/* @__NO_SIDE_EFFECTS__ */
export function type<T>(): Type<T> {
  return {}
}

/** One endpoint: where it is, who may call it, what it takes and what its success body is. */
export type AnyEndpoint = {
  method: 'GET' | 'POST' | 'DELETE'
  /** Path with `:name` for parameters; the function's own config repeats it literally. */
  path: string
  action: Action
  /** JSON, or bytes; none where it is left out. */
  body?: Type<unknown>
  /** Largest body in bytes. */
  maxBytes?: number
  reply: Type<unknown>
  status?: 200 | 201
  /** Type of a success that is a file to keep, a `Download`; JSON where none is named. */
  media?: 'text/csv; charset=utf-8'
  /** Of a success that is the same for everybody: the CDN may keep it for a day, until this tag of it is purged. */
  sharedBy?: string
  /** Open to calls that come from no page of this site, as mail programs make them: the secret in its address is what allows them. */
  fromAnywhere?: true
}

/** Says an endpoint once, for the page that calls it and the function that answers it. */
/* @__NO_SIDE_EFFECTS__ */
export function endpoint<const E extends AnyEndpoint>(said: E): E {
  return said
}

/** What parameters of addresses may be, by their names; `src/server/params.ts` has the schema of each. */
export type Parameters = {
  id: string
  /** Several ids, joined by commas. */
  ids: string
  /** The number of a contact message. */
  contact: string
  revision: string
  /** What opens a link of a mail. */
  secret: string
  city: string
  collection: Collection
}

type NamesIn<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | NamesIn<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never

export type ParamsOf<E extends AnyEndpoint> = Pick<
  Parameters,
  NamesIn<E['path']> & keyof Parameters
>
export type BodyOf<E extends AnyEndpoint> = E extends { body: Type<infer Body> } ? Body : null
export type ReplyOf<E extends AnyEndpoint> = E extends { reply: Type<infer Reply> } ? Reply : never

/** The address of an endpoint with its `:name` parts filled in. */
export function addressOf({ path }: Pick<AnyEndpoint, 'path'>, params: object = {}): string {
  const values = new Map<string, string>(Object.entries(params))
  return path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(values.get(name) ?? ''))
}

export type Nothing = Record<string, never>
/** A file that the browser keeps under a name. */
export type Download = { fileName: string; text: string }
/** A page of a list; `more`: there is another after it. */
export type Paged<Row> = { rows: Row[]; more: boolean }
/** What every message of a visitor is sent with. */
export type Submission = {
  /** Made by the browser for each submission, so that a second tap makes no second message. */
  submissionKey: string
  /** A field that people cannot see: only bots fill it in. */
  website?: string | undefined
}
