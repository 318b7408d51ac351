import {
  type AnyEndpoint,
  type ParamsOf,
  type ReplyOf,
  addressOf,
} from '../../contract/endpoint.ts'

/** What an address answered: JSON, or that there is nothing (any more). Throws where the network or the server fails. */
export async function readJson<Reply>(address: string): Promise<Reply | null> {
  const response = await fetch(address, {
    headers: { accept: 'application/json' },
    credentials: 'same-origin',
  })
  if (response.ok) return (await response.json()) as Reply
  if (response.status < 500 && response.status !== 429) return null
  throw new Error(`The server answered ${response.status}.`)
}

/** The same of an endpoint that anybody may read; content pages need no more than this. */
export const readFrom = <E extends AnyEndpoint>(
  endpoint: E,
  params: ParamsOf<E>,
): Promise<ReplyOf<E> | null> => readJson(addressOf(endpoint, params))
