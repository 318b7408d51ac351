import { UNREADABLE_TEXTS as WRONG } from '#language/listing-file/texts-unreadable'
import { TABLE_LIMITS } from '../../domain/listing-file/constants.ts'
import { Refusal } from './refusal.ts'

/** An element of XML; `parts` are its texts and elements in their order. */
export type Element = {
  name: string
  attributes: Readonly<Record<string, string>>
  parts: (string | Element)[]
}

const NAMED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }
const plain = (text: string) =>
  text.replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w{1,8}));/gi, (whole, decimal, hex, name) => {
    if (name) return NAMED[name] ?? whole
    const point = decimal ? Number(decimal) : Number.parseInt(hex, 16)
    return point > 0 && point <= 0x10_ff_ff ? String.fromCodePoint(point) : whole
  })

/**
 * One part of XML: a comment, an instruction, a DOCTYPE that defines nothing, CDATA, a tag, or the text up to the next
 * of them.
 */
const PART =
  /<!--[\s\S]*?-->|<\?[\s\S]*?\?>|<!DOCTYPE(?:[^"'<>[\]]|"[^"]*"|'[^']*')*>|<!\[CDATA\[([\s\S]*?)\]\]>|<(\/?)([\w:.-]+)((?:\s+[\w:.-]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?)>|([^<]+)/iy
const DEFINITION = /<!(?:DOCTYPE|ENTITY)/iy
const ATTRIBUTE = /([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g
/** Attributes that say how to read XML, and nothing of what is in it. */
const OF_XML = /^(?:xml|xsi)/i
const localName = (name: string) => name.slice(name.indexOf(':') + 1)

const attributesIn = (written: string) =>
  Object.fromEntries(
    [...written.matchAll(ATTRIBUTE)].flatMap(([, key = '', one, other]) =>
      OF_XML.test(key) ? [] : [[localName(key).toLowerCase(), plain(one ?? other ?? '')]],
    ),
  )

/**
 * Reads XML into elements below a nameless one. Nothing is looked up or expanded but the five words and the numbers of
 * XML itself, and what a DOCTYPE names elsewhere is never fetched.
 */
export function elementsOf(xml: string): Element {
  const root: Element = { name: '', attributes: {}, parts: [] }
  const open = [root]
  let line = 1
  PART.lastIndex = 0
  while (PART.lastIndex < xml.length) {
    DEFINITION.lastIndex = PART.lastIndex
    const isDefinition = DEFINITION.test(xml)
    const [whole, cdata, closes, name, attributes = '', isEmpty, text] = PART.exec(xml) ?? ['']
    const parent = open.at(-1)
    if (isDefinition && !whole) throw new Refusal(WRONG.definitions)
    if (!whole || !parent) throw new Refusal(WRONG.markup(line))
    if (cdata !== undefined) parent.parts.push(cdata)
    else if (text !== undefined) parent.parts.push(plain(text))
    else if (name && closes) {
      if (open.length < 2 || parent.name !== localName(name)) throw new Refusal(WRONG.markup(line))
      open.pop()
    } else if (name) {
      const attributesOf = attributesIn(attributes)
      const element: Element = { name: localName(name), attributes: attributesOf, parts: [] }
      parent.parts.push(element)
      if (!isEmpty) open.push(element)
      if (open.length > TABLE_LIMITS.depth) throw new Refusal(WRONG.markup(line))
    }
    line += whole.split('\n').length - 1
  }
  if (open.length > 1) throw new Refusal(WRONG.markup(line))
  return root
}

export const childrenOf = ({ parts }: Element): Element[] =>
  parts.filter((part) => typeof part !== 'string')

/** All that is written between the tags of an element. */
export const textOf = ({ parts }: Element): string =>
  parts
    .map((part) => (typeof part === 'string' ? part : ` ${textOf(part)} `))
    .join('')
    .replace(/ {2,}/g, ' ')

/** The elements by which HTML divides a text. */
const OF_TEXT = /^(?:p|br|b|i|u|em|strong|span|div|ul|ol|li|h\d)$/i
/** Whether an element is one value, as a text with words in bold is too, rather than a group of values. */
export const isValue = ({ parts }: Element): boolean =>
  parts.every((part) => typeof part === 'string' || OF_TEXT.test(part.name)) ||
  parts.some((part) => typeof part === 'string' && part.trim() !== '')
