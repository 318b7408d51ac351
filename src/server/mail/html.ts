import type { MailHome, MailPicture } from '../../domain/mail/home.ts'
import { homeLine, type MailBlock } from '../../domain/mail/text.ts'
import { xmlText } from '../../domain/site/sitemap.ts'
import { LAYOUT } from './layout.ts'

/** Markup that is inserted unchanged; a plain string is text, and is escaped. */
type Markup = { markup: string }

/** The names of the placeholders in a part of the layout. */
type Placeholder<Part extends string> = Part extends `${string}{{${infer Name}}}${infer Rest}`
  ? Name | Placeholder<Rest>
  : never

const escaped = (value: string | Markup) =>
  typeof value === 'string' ? xmlText(value) : value.markup

/** Fills a part of the layout with a value for each placeholder. Placeholders inside values are not replaced. */
const fill = <Part extends string>(
  part: Part,
  values: Record<Placeholder<Part>, string | Markup>,
): Markup => ({
  markup: part.replace(/\{\{(\w+)\}\}/g, (_, name: Placeholder<Part>) => escaped(values[name])),
})

const withBreaks = (text: string): Markup => ({ markup: xmlText(text).replaceAll('\n', '<br>') })
const joined = (all: readonly Markup[]): Markup => ({
  markup: all.map(({ markup }) => markup).join('\n'),
})

const list = (items: readonly { text: string; link: string }[]) =>
  fill(LAYOUT.list, { items: joined(items.map((item) => fill(LAYOUT.item, item))) })

const sized = ({ src, alt, width, height }: MailPicture) => ({
  src,
  alt,
  width: String(width),
  height: String(height),
})

/** The listing that a mail is about. */
function homeBlock({ price, facts, place, link, picture }: MailHome): Markup {
  const shown = picture ? fill(LAYOUT.picture, { link, ...sized(picture) }) : ''
  return fill(LAYOUT.home, { price, facts, place, picture: shown })
}

/** Several listings: those with a picture beside it, then the others as links. */
function homesBlock(homes: readonly MailHome[]): Markup {
  const rows = homes.flatMap(({ picture, ...home }) =>
    picture ? [fill(LAYOUT.row, { ...home, ...sized(picture) })] : [],
  )
  const others = homes.filter(({ picture }) => !picture)
  const links = others.map((home) => ({ text: homeLine(home), link: home.link }))
  return joined([...rows, ...(links.length > 0 ? [list(links)] : [])])
}

function htmlBlock(block: MailBlock): Markup {
  if (typeof block === 'string') return fill(LAYOUT.paragraph, { text: withBreaks(block) })
  if ('link' in block) return fill(LAYOUT.button, block)
  if ('items' in block) return list(block.items)
  if ('home' in block) return homeBlock(block.home)
  if ('homes' in block) return homesBlock(block.homes)
  return fill(LAYOUT.quote, { text: withBreaks(block.quote) })
}

type Sheet = {
  lang: string
  dir: string
  subject: string
  blocks: readonly MailBlock[]
  siteName: string
  siteUrl: string
}

/** A mail as one HTML document that loads no files but the pictures of listings. */
export function mailHtml({ blocks, ...words }: Sheet): string {
  const [, afterGreeting = ''] = blocks.filter((block) => typeof block === 'string')
  return fill(LAYOUT.sheet, {
    ...words,
    siteHost: new URL(words.siteUrl).host,
    preview: afterGreeting,
    blocks: joined(blocks.map(htmlBlock)),
  }).markup
}
