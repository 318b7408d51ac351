/** A design value as tokens.css writes it; `note` is the comment behind it. */
export type Token = { name: string; value: string; note: string }

/** The design values in their order; those that a media query changes are left out. */
export function readTokens(css: string): Token[] {
  const [root = ''] = /:root \{[^}]*\}/.exec(css) ?? []
  const lines = root.matchAll(/--([\w-]+):\s*([^;]+);(?:[ \t]*\/\*\s*(.*?)\s*\*\/)?/g)
  return [...lines].map(([, name = '', value = '', note = '']) => ({ name, value, note }))
}
