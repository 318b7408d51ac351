import { createHash } from 'node:crypto'

const INLINE = /<(script|style)\b([^>]*)>([\s\S]*?)<\/\1>/gi
/** A file, or data: neither runs as it stands in the page. */
const RUNS_NOTHING = /\bsrc=|\btype="(?!module|text\/javascript)/i

const shown = (text: string) => text.trim().slice(0, 60)

/** What a page holds inline although its Content-Security-Policy does not let it in, and a list of its own beside that. */
export function notAllowed(html: string, policy: string): string[] {
  const sources = (directive: string) =>
    policy.split(';').find((part) => part.trim().startsWith(`${directive} `)) ?? ''
  const strangers = [...html.matchAll(INLINE)]
    .filter(([, , attributes = '', text]) => text && !RUNS_NOTHING.test(attributes))
    .filter(([, element, , text = '']) => {
      const hash = createHash('sha256').update(text).digest('base64')
      return !sources(`${element}-src`).includes(`'sha256-${hash}'`)
    })
    .map(([, element, , text = '']) => `${element}: ${shown(text)}`)
  return [
    ...strangers,
    ...(html.match(/<meta http-equiv="content-security-policy"[^>]{0,40}/i) ?? []),
  ]
}
