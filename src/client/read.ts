/** Reads JSON from an address; `null` for an answer that is not a success. Throws where the network fails. */
export async function readJson<Reply>(address: string): Promise<Reply | null> {
  const response = await fetch(address, { headers: { accept: 'application/json' }, credentials: 'same-origin' })
  return response.ok ? ((await response.json()) as Reply) : null
}
