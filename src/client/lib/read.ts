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
