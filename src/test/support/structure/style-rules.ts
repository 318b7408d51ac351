import { type Source, sources } from './sources.ts'

/** `page`: a scoped block of a component, whose rules apply only to elements in its file. */
type Reach = 'site' | 'page'

/** One selector with its properties; nested selectors are resolved. */
export type StyleRule = {
  path: string
  reach: Reach
  selector: string
  layer: string | null
  /** The media and container conditions under which it applies. */
  conditions: string[]
  properties: string[]
}

const BLOCK = /<style(\s+is:global)?>([\s\S]*?)<\/style>/g

/** Splits at a character outside of brackets. */
function split(text: string, at: RegExp): string[] {
  const parts = ['']
  let open = 0
  for (const sign of text) {
    if (/[([]/.test(sign)) open++
    if (/[)\]]/.test(sign)) open--
    if (open === 0 && at.test(sign)) parts.push('')
    else parts[parts.length - 1] += sign
  }
  return parts.map((part) => part.trim()).filter(Boolean)
}

const within = (outer: string, inner: string) =>
  inner.includes('&') ? inner.replaceAll('&', outer) : `${outer} ${inner}`.trim()

type Frame = { selectors: string[]; layer: string | null; conditions: string[]; own: StyleRule[] }

/** Returns the rules of a sheet, without keyframes, which style no element. */
function readSheet(path: string, css: string, reach: Reach): StyleRule[] {
  const rules: StyleRule[] = []
  const frames: Frame[] = [{ selectors: [], layer: null, conditions: [], own: [] }]
  let text = ''
  for (const sign of css.replace(/\/\*[\s\S]*?\*\//g, '')) {
    const frame = frames.at(-1)
    if (!frame) throw new Error(`${path} closes more than it opens.`)
    if (sign === '{') {
      frames.push(opened(frame, text.trim(), path, reach))
      rules.push(...(frames.at(-1)?.own ?? []))
    } else if (sign === ';' || sign === '}') {
      const property = /^([\w-]+)\s*:/.exec(text.trim())?.[1]
      if (property) for (const rule of frame.own) rule.properties.push(property)
      if (sign === '}') frames.pop()
    } else {
      text += sign
      continue
    }
    text = ''
  }
  return rules.filter(({ conditions }) => !conditions.some((one) => /keyframes/.test(one)))
}

function opened(outer: Frame, head: string, path: string, reach: Reach): Frame {
  if (head.startsWith('@layer')) return { ...outer, layer: head.slice(7), own: [] }
  const { layer, conditions, selectors } = outer
  const said = { path, reach, layer }
  const rule = (selector: string, at: string[]): StyleRule => ({
    ...said,
    selector,
    conditions: at,
    properties: [],
  })
  if (head.startsWith('@')) {
    const inner = [...conditions, head]
    return { layer, selectors, conditions: inner, own: selectors.map((one) => rule(one, inner)) }
  }
  const own = split(head, /,/).flatMap((inner) =>
    selectors.length > 0 ? selectors.map((one) => within(one, inner)) : [inner],
  )
  return { layer, conditions, selectors: own, own: own.map((one) => rule(one, conditions)) }
}

/** Returns the rules of a sheet, or of the style blocks of a component. */
export const rulesOf = ({ path, text }: Pick<Source, 'path' | 'text'>): StyleRule[] =>
  path.endsWith('.css')
    ? readSheet(path, text, 'site')
    : [...text.matchAll(BLOCK)].flatMap(([, global, css = '']) =>
        readSheet(path, css, global ? 'site' : 'page'),
      )

/** Returns the rules of all sheets and components, in the order of their files. */
export const styleRules = (): StyleRule[] => sources('src/**/*.{css,astro}').flatMap(rulesOf)

/** Returns the classes in a part of a selector. */
export const classesOf = (selector: string): string[] =>
  [...selector.matchAll(/\.(-?[a-z_][\w-]*)/gi)].map(([, name = '']) => name)

/** Returns the classes of the element that a rule styles, without those in :not() and :has(). */
export function subjectsOf({ selector }: Pick<StyleRule, 'selector'>): string[] {
  const last = split(selector.replace(/[>+~]/g, ' '), /\s/).at(-1) ?? ''
  return [...new Set(classesOf(last.replace(/:(not|where|has)\((?:[^()]|\([^()]*\))*\)/g, '')))]
}

/** Returns a selector's specificity within a layer: ids, classes and the like, elements. */
export function weightOf(selector: string): string {
  const bare = selector.replace(/:where\([^)]*\)/g, '').replace(/:(is|not|has|global)\(/g, '(')
  const count = (pattern: RegExp) => bare.match(pattern)?.length ?? 0
  return [
    count(/#[\w-]+/g),
    count(/\.[\w-]+|\[[^\]]*\]|(?<!:):[\w-]+/g),
    count(/(?<![\w.#:[-])[a-z][\w-]*(?![^[]*\])|::[\w-]+/gi),
  ].join()
}
