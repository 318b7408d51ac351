import { UNREADABLE_TEXTS as WRONG } from '#language/listing-file/texts-unreadable'
import { TABLE_LIMITS } from '../../domain/listing-file/constants.ts'
import type { Sheet } from '../../domain/listing-file/table.ts'
import { Refusal } from './refusal.ts'

type Element = {
  name: string
  attributes: Readonly<Record<string, string>>
  children: Element[]
  text: string
  line: number
}

const NAMED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }
const plain = (text: string) =>
  text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w{1,8}));/gi, (whole, decimal, hex, name) => {
    if (name) return NAMED[name] ?? whole
    const point = decimal ? Number(decimal) : Number.parseInt(hex, 16)
    return point > 0 && point <= 0x10_ff_ff ? String.fromCodePoint(point) : whole
  })

/** One part of XML: a comment, an instruction, CDATA, a tag, or the text up to the next of them. */
const PART =
  /<!--[\s\S]*?-->|<\?[\s\S]*?\?>|<!\[CDATA\[([\s\S]*?)\]\]>|<(\/?)([\w:.-]+)((?:\s+[\w:.-]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?)>|([^<]+)/y
const ATTRIBUTE = /([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g
const localName = (name: string) => name.slice(name.indexOf(':') + 1)

/** Reads XML into elements. Nothing is looked up or expanded but the five words and the numbers of XML itself. */
function elementsOf(xml: string): Element {
  if (/<!(?:DOCTYPE|ENTITY)/i.test(xml)) throw new Refusal(WRONG.definitions)
  const root: Element = { name: '', attributes: {}, children: [], text: '', line: 0 }
  const open = [root]
  let line = 1
  PART.lastIndex = 0
  while (PART.lastIndex < xml.length) {
    const [whole, cdata, closes, name, attributes = '', isEmpty, text] = PART.exec(xml) ?? ['']
    const parent = open.at(-1)
    if (!whole || !parent) throw new Refusal(WRONG.markup(line))
    if (cdata !== undefined) parent.text += cdata
    else if (text !== undefined) parent.text += plain(text)
    else if (name && closes) {
      if (open.length < 2 || parent.name !== localName(name)) throw new Refusal(WRONG.markup(line))
      open.pop()
    } else if (name) {
      const element: Element = {
        name: localName(name),
        attributes: Object.fromEntries(
          [...attributes.matchAll(ATTRIBUTE)].map(([, key = '', one, other]) => [
            localName(key).toLowerCase(),
            plain(one ?? other ?? ''),
          ]),
        ),
        children: [],
        text: '',
        line,
      }
      parent.children.push(element)
      if (!isEmpty) open.push(element)
      if (open.length > TABLE_LIMITS.depth) throw new Refusal(WRONG.markup(line))
    }
    line += whole.split('\n').length - 1
  }
  if (open.length > 1) throw new Refusal(WRONG.markup(line))
  return root
}

/** The values that a line of a table has at least. */
const LEAST_VALUES = 3

/**
 * The elements that stand for the lines: those of one name, each with values of its own, that come first from outside.
 */
function repeated(root: Element): Element[] {
  let level = [root]
  while (level.length > 0) {
    const groups = level.flatMap(({ children }) => {
      const byName = new Map<string, Element[]>()
      for (const child of children) {
        const same = byName.get(child.name)
        if (same) same.push(child)
        else byName.set(child.name, [child])
      }
      return [...byName.values()]
    })
    const [best] = groups
      .filter(([first]) => (first?.children.length ?? 0) >= LEAST_VALUES)
      .sort((one, other) => other.length - one.length)
    if (best) return best
    level = level.flatMap(({ children }) => children)
  }
  return []
}

/** Units as feeds name them, in the words of a cell. */
const UNITS: Readonly<Record<string, string>> = {
  meters: 'sq m',
  metres: 'sq m',
  m2: 'sq m',
  sqm: 'sq m',
  feet: 'sq ft',
  sqft: 'sq ft',
  yards: 'sq yd',
  sqyd: 'sq yd',
}

/** What an element says: its text with the unit of its attribute, or the address that it names. */
function saidIn({ text, attributes }: Element): string {
  const said = text.trim()
  if (!said) return attributes.url ?? attributes.href ?? attributes.value ?? ''
  const unit = attributes.unit ?? attributes.units
  if (unit && /^[\d.,\s]+$/.test(said)) return `${said} ${UNITS[unit.toLowerCase()] ?? unit}`
  return attributes.period ? `${said} / ${attributes.period.replace(/ly$/, '')}` : said
}

/** The values of a line by the names of their tags; several of one name stand in one cell. */
function valuesOf(
  element: Element,
  into: Map<string, string[]> = new Map(),
): Map<string, string[]> {
  for (const child of element.children)
    if (child.children.length > 0) valuesOf(child, into)
    else {
      const value = saidIn(child)
      const before = into.get(child.name)
      if (value && before) before.push(value)
      else if (value) into.set(child.name, [value])
    }
  return into
}

/** Reads a feed: a line for each element that is repeated, a column for each tag in it. */
export function xmlTable(xml: string): Sheet {
  const lines = repeated(elementsOf(xml)).map((element) => {
    const own = Object.entries(element.attributes).map(([name, value]) => [name, [value]] as const)
    return new Map<string, readonly string[]>([...own, ...valuesOf(element)])
  })
  const heads = [...new Set(lines.flatMap((values) => [...values.keys()]))]
  return {
    name: '',
    rows: [
      heads,
      ...lines.map((values) => heads.map((head) => values.get(head)?.join(', ') ?? '')),
    ],
  }
}
