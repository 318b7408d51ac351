import { createHash } from 'node:crypto'

const INLINE = /<(script|style)\b([^>]*)>([\s\S]*?)<\/\1>/gi
/** A script with a file, or with data: neither is inline code. */
const RUNS_NOTHING = /\bsrc=|\btype="(?!module|text\/javascript)/i

const shown = (text: string) => text.trim().slice(0, 60)

/**
 * Returns the inline code that the page's Content-Security-Policy does not allow, and any policy in the page itself.
 */
export function notAllowed(html: string, policy: string): string[] {
  const sources = (directive: string) =>
    policy.split(';').find((part) => part.trim().startsWith(`${directive} `)) ?? ''
  const disallowed = [...html.matchAll(INLINE)]
    .filter(([, , attributes = '', text]) => text && !RUNS_NOTHING.test(attributes))
    .filter(([, element, , text = '']) => {
      const hash = createHash('sha256').update(text).digest('base64')
      return !sources(`${element}-src`).includes(`'sha256-${hash}'`)
    })
    .map(([, element, , text = '']) => `${element}: ${shown(text)}`)
  return [
    ...disallowed,
    ...(html.match(/<meta http-equiv="content-security-policy"[^>]{0,40}/i) ?? []),
  ]
}
