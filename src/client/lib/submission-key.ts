/**
 * The key of a submission: a hash of what is sent. The same again, by a second press or after a lost answer, has the
 * same key and makes nothing twice. What was corrected meanwhile has another one, so that the server does not take it
 * for what has arrived already.
 */
export async function keyOf(sent: unknown): Promise<string> {
  const bytes = new TextEncoder().encode(JSON.stringify(sent))
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))
  return [...hash].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
