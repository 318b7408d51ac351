/** A coordinate with at most one decimal. */
export const n = (value: number) => String(Math.round(value * 10) / 10)
/** Formats the numbers of a template with at most one decimal. */
export const d = (parts: TemplateStringsArray, ...values: (number | string)[]) =>
  parts.reduce(
    (text, part, i) =>
      text +
      (typeof values[i - 1] === 'number' ? n(values[i - 1] as number) : values[i - 1]) +
      part,
  )

export const shape = (fill: string, path: string, opacity?: number) =>
  `<path fill="${fill}"${faint(opacity)} d="${path}"/>`
export const line = (stroke: string, width: number, path: string, opacity?: number) =>
  `<path fill="none" stroke="${stroke}" stroke-width="${n(width)}"${faint(opacity)} d="${path}"/>`
export const disc = (fill: string, x: number, y: number, r: number, opacity?: number) =>
  d`<circle fill="${fill}"${faint(opacity)} cx="${x}" cy="${y}" r="${r}"/>`
export const oval = (
  fill: string,
  x: number,
  y: number,
  rx: number,
  ry: number,
  opacity?: number,
) => d`<ellipse fill="${fill}"${faint(opacity)} cx="${x}" cy="${y}" rx="${rx}" ry="${ry}"/>`
export const box = (fill: string, x: number, y: number, w: number, h: number, r = 0) =>
  d`<rect fill="${fill}" x="${x}" y="${y}" width="${w}" height="${h}"${r ? d` rx="${r}"` : ''}/>`

export const group = (...parts: string[]) => `<g>${parts.join('')}</g>`
export const at = (x: number, y: number, scale: number, ...parts: string[]) =>
  `<g transform="translate(${n(x)} ${n(y)})${scale === 1 ? '' : ` scale(${Math.round(scale * 1000) / 1000})`}">${parts.join('')}</g>`
/** Does the same with a separate factor for each direction; a negative one mirrors. */
export const stretched = (
  x: number,
  y: number,
  scaleX: number,
  scaleY: number,
  ...parts: string[]
) =>
  `<g transform="translate(${n(x)} ${n(y)}) scale(${Math.round(scaleX * 1000) / 1000} ${Math.round(scaleY * 1000) / 1000})">${parts.join('')}</g>`
export const turned = (degrees: number, x: number, y: number, ...parts: string[]) =>
  d`<g transform="rotate(${degrees} ${x} ${y})">${parts.join('')}</g>`
/** The left half of a drawing and its mirror image at the vertical line `axis`. */
export const mirrored = (id: string, axis: number, ...parts: string[]) =>
  `<g id="${id}">${parts.join('')}</g><use href="#${id}" transform="matrix(-1 0 0 1 ${n(axis * 2)} 0)"/>`
/** Draws `parts`, clipped to a path. */
export const clipped = (id: string, path: string, ...parts: string[]) =>
  `<clipPath id="${id}"><path d="${path}"/></clipPath><g clip-path="url(#${id})">${parts.join('')}</g>`

export interface Drawing {
  /** The address below /art/, without its ending. */
  name: string
  width: number
  height: number
  body: string
}
export function svg({ name, width, height, body }: Drawing) {
  const id = name.split('/').at(-1) ?? name
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" stroke-linecap="round" stroke-linejoin="round">${shared(id, body)}</svg>\n`
}

/** Draws a shape once if it is used in several places. */
function shared(id: string, body: string) {
  const placed = /<g transform="([^"]*)">((?:(?!<\/?g\b).)+)<\/g>/g
  const seen = new Map<string, { times: number; id?: string }>()
  for (const [, , inner = ''] of body.matchAll(placed))
    seen.set(inner, { times: (seen.get(inner)?.times ?? 0) + 1 })
  let ids = 0
  return body.replace(placed, (whole, transform: string, inner: string) => {
    const entry = seen.get(inner)
    if (!entry || entry.times < 2 || inner.length < 120) return whole
    if (entry.id) return `<use href="#${entry.id}" transform="${transform}"/>`
    entry.id = `${id}-${++ids}`
    return `<g transform="${transform}"><g id="${entry.id}">${inner}</g></g>`
  })
}

const faint = (opacity?: number) => (opacity === undefined ? '' : ` opacity="${opacity}"`)
/** Returns `count` values from `from`, `step` apart. */
export const steps = (count: number, from: number, step: number) =>
  Array.from({ length: count }, (_, i) => from + i * step)
