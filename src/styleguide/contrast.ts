/** The light of red, green and blue, each from 0 to 1, of a colour written as `oklch(L% C H)`. */
function lightOf(oklch: string): [red: number, green: number, blue: number] {
  const [lightness = 0, chroma = 0, hue = 0] = (oklch.match(/-?\d+(\.\d+)?/g) ?? []).map(Number)
  const a = chroma * Math.cos((hue * Math.PI) / 180)
  const b = chroma * Math.sin((hue * Math.PI) / 180)
  const L = lightness / 100
  const l = (L + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (L - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (L - 0.0894841775 * a - 1.291485548 * b) ** 3
  const within = (part: number) => Math.min(1, Math.max(0, part))
  return [
    within(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    within(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    within(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ]
}

/** The colour as screens know it: `#A9471F`. */
export function hexOf(oklch: string): string {
  const parts = lightOf(oklch).map((part) =>
    part <= 0.0031308 ? 12.92 * part : 1.055 * part ** (1 / 2.4) - 0.055,
  )
  return `#${parts
    .map((part) =>
      Math.round(255 * part)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`.toUpperCase()
}

/** The relative luminance of WCAG, from 0 to 1. */
function luminance(oklch: string): number {
  const [red, green, blue] = lightOf(oklch)
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** How much two colours differ to the eye, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}

/** What text needs on its ground, and what the edge of a control or a sign needs beside it (WCAG 2.2 AA). */
export const NEEDED = { text: 4.5, edge: 3 } as const

/** Every colour that is used on another: as text, or as an edge, a sign or the ring of the focus. */
export const PAIRS: readonly { of: string; on: readonly string[]; as: keyof typeof NEEDED }[] = [
  {
    of: 'ink',
    on: ['paper', 'sand', 'white', 'neem-tint', 'marigold-tint', 'error-tint'],
    as: 'text',
  },
  { of: 'ink-muted', on: ['paper', 'sand', 'white'], as: 'text' },
  { of: 'terracotta', on: ['paper', 'white', 'sand'], as: 'text' },
  { of: 'terracotta-deep', on: ['sand'], as: 'text' },
  { of: 'neem', on: ['paper', 'white', 'neem-tint'], as: 'text' },
  { of: 'error', on: ['paper', 'white', 'error-tint'], as: 'text' },
  { of: 'white', on: ['ink', 'terracotta', 'terracotta-deep', 'neem', 'error'], as: 'text' },
  { of: 'control-line', on: ['paper', 'white'], as: 'edge' },
  { of: 'terracotta-deep', on: ['paper', 'white', 'sand'], as: 'edge' },
]
