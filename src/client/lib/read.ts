import {
  type AnyEndpoint,
  addressOf,
  type ParamsOf,
  type ReplyOf,
} from '../../contract/endpoint.ts'

/** Returns the JSON at an address, or null if there is none (any more). Throws if the network or the server fails. */
export async function readJson<Reply>(address: string): Promise<Reply | null> {
  const response = await fetch(address, {
    headers: { accept: 'application/json' },
    credentials: 'same-origin',
  })
  if (response.ok) return (await response.json()) as Reply
  if (response.status < 500 && response.status !== 429) return null
  throw new Error(`The server answered ${response.status}.`)
}

/** Does the same for an endpoint that is open to all; content pages need only this one. */
export const readFrom = <E extends AnyEndpoint>(
  endpoint: E,
  params: ParamsOf<E>,
): Promise<ReplyOf<E> | null> => readJson(addressOf(endpoint, params))
