import type { Collection } from '../domain/content/fields.ts'
import { queryOf } from '../domain/paging/rules.ts'
import type { Action } from '../domain/permission/table.ts'

/**
 * A type for the compiler, with no value at run time: schemas stay on the server, as they would add 10 kB to each page.
 */
export type Phantom<T> = { readonly is?: T }
/* @__NO_SIDE_EFFECTS__ */
export function type<T>(): Phantom<T> {
  return {}
}

/** One endpoint: its address, who may call it, its query or request body, and the body of a success. */
export type AnyEndpoint = Taken & {
  /** Path with `:name` for parameters. */
  path: string
  action: Action
  reply: Phantom<unknown>
  status?: 200 | 201
  /**
   * Media type of a success that the browser saves as a file, a `Download`, or that nobody keeps, a `Picture`. Without it
   * a success is JSON.
   */
  media?: 'text/csv; charset=utf-8' | 'image/webp'
  /** For a success that is the same for everybody: the CDN may keep it for a day, or until this tag is purged. */
  sharedBy?: string
  /**
   * Allows calls without the Origin of this site, such as from mail programs: the secret in the address authorises
   * them.
   */
  fromAnywhere?: true
}

/** A read takes a query, a write takes a body. Each part of a query may be left out. */
type Taken =
  | { method: 'GET'; query?: Phantom<object>; body?: never; maxBytes?: never }
  | {
      method: 'POST' | 'DELETE'
      query?: never
      /** JSON or bytes; left out where the endpoint takes no body. */
      body?: Phantom<unknown>
      /** Largest body in bytes. */
      maxBytes?: number
    }

/** Declares an endpoint once, for the page that calls it and the function that answers it. */
/* @__NO_SIDE_EFFECTS__ */
export function endpoint<const E extends AnyEndpoint>(definition: E): E {
  return definition
}

/** Types of address parameters, by name; `src/server/schemas.ts` has the schema of each. */
export type Parameters = {
  id: string
  /** Several ids, joined by commas. */
  ids: string
  /** The number of a contact message. */
  contact: string
  revision: string
  /** The secret of a link in a mail. */
  secret: string
  /** A saved search among those of an address. */
  search: string
  /** A page of a paper, counted from 1. */
  page: string
  city: string
  /** A locality as addresses of pages write it. */
  locality: string
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
export type QueryOf<E extends Pick<AnyEndpoint, 'query'>> = E extends {
  query: Phantom<infer Query>
}
  ? Partial<Query>
  : Nothing
export type BodyOf<E extends AnyEndpoint> = E extends { body: Phantom<infer Body> } ? Body : null
export type ReplyOf<E extends AnyEndpoint> = E extends { reply: Phantom<infer Reply> }
  ? Reply
  : never

/** The address of an endpoint with its `:name` parts filled in, and its query. */
export function addressOf<E extends Pick<AnyEndpoint, 'path' | 'query'>>(
  { path }: E,
  params: object = {},
  query?: QueryOf<E>,
): string {
  const values = new Map<string, string>(Object.entries(params))
  const filled = path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(values.get(name) ?? ''),
  )
  return filled + queryOf(query ?? {})
}

export type Nothing = Record<string, never>
/** A file that the browser saves under this name. */
export type Download = { fileName: string; text: string }
/** A picture that no browser and no server in between keeps. */
export type Picture = { bytes: ArrayBuffer }
/** A page of a list. `more`: there is another page after it. */
export type Paged<Row> = { rows: Row[]; more: boolean }
/** Fields that every message of a visitor carries. */
export type Submission = {
  /** Made by the browser for each submission, so that a second tap creates no second message. */
  submissionKey: string
  /** A field that people cannot see: only bots fill it in. */
  website?: string | undefined
}
