/**
 * A text as an https address that may stand in a page; null for any other. Only its `href` may stand there: a browser
 * reads some other forms as addresses of this site.
 */
export function secureAddress(text: string): URL | null {
  const written = text.trim()
  // Browsers read a backslash as a slash; nobody writes one, or a sign that cannot be seen, in good faith.
  if (!/^https:\/\/[^/\\]/i.test(written) || /[\\\p{Cc}\p{Cf}]/u.test(written)) return null
  if (!URL.canParse(written)) return null
  const address = new URL(written)
  const { username, password, port } = address
  return username || password || port ? null : address
}

/** The same in one piece, at a named host of the web: no bare number, and nothing inside a network. */
export function publicAddress(text: string): string | null {
  const address = secureAddress(text)
  const isNamed = /[^.]\.[a-z][a-z0-9-]+$/.test(address?.hostname ?? '')
  return address && isNamed && !/\s/.test(text.trim()) ? address.href : null
}

/** What people write for the name of a file rather than for a host. */
const IS_FILE = /^[^/?#]*\.(?:pdf|jpe?g|png|webp|docx?|xlsx?|pptx?|zip)$/i

/**
 * An address as a browser shows it, without its scheme, as one with https; any other text as it is. What may stand in
 * a page is decided after this.
 */
export function withScheme(text: string): string {
  const written = text.trim()
  const isBare = /^[a-z\d][a-z\d.-]*\.[a-z]{2,}(?:[/?#]|$)/i.test(written) && !IS_FILE.test(written)
  return isBare ? `https://${written}` : text
}
