import type { MailBlock } from '../../domain/mail/text.ts'
import { xmlText } from '../../domain/site/sitemap.ts'

/** The site's colours as mail programs know them: without variables, and without a style sheet that some drop. */
const INK = '#1F2421'
const MUTED = '#5B625C'
const SAND = '#F1EAE0'
const LINE = '#DDD3C4'
const TERRACOTTA = '#A9471F'
const FONT = "font-family:'Segoe UI',Roboto,Helvetica,Arial,sans-serif"
const TEXT = `margin:0 0 16px;${FONT};font-size:16px;line-height:24px;color:${INK}`
const TABLE = 'role="presentation" border="0" cellpadding="0" cellspacing="0"'

const withBreaks = (text: string) => xmlText(text).replaceAll('\n', '<br>')

/** A button as a cell with a colour of its own, since one program knows no padding of links. */
const button = (link: string, label: string) =>
  `<table ${TABLE} style="margin:0 0 16px"><tr><td bgcolor="${TERRACOTTA}" style="border-radius:10px">` +
  `<a href="${xmlText(link)}" style="display:inline-block;padding:12px 24px;${FONT};font-size:16px;` +
  `line-height:20px;color:#FFFFFF;text-decoration:none">${xmlText(label)}</a></td></tr></table>`

const list = (items: readonly { text: string; link: string }[]) =>
  `<ul style="margin:0 0 16px;padding:0 0 0 24px">${items
    .map(
      ({ text, link }) =>
        `<li style="${TEXT};margin:0 0 8px"><a href="${xmlText(link)}" style="color:${TERRACOTTA}">${xmlText(text)}</a></li>`,
    )
    .join('')}</ul>`

function htmlBlock(block: MailBlock): string {
  if (typeof block === 'string') return `<p style="${TEXT}">${withBreaks(block)}</p>`
  if ('link' in block) return button(block.link, block.label)
  if ('items' in block) return list(block.items)
  const bar = `margin:0 0 16px;padding:0 0 0 16px;border-left:4px solid ${LINE}`
  return `<blockquote style="${bar}"><p style="${TEXT}">${withBreaks(block.quote)}</p></blockquote>`
}

/** A line that mailboxes show beside the subject, and the mail itself does not. */
const preview = (blocks: readonly MailBlock[]) =>
  `<div style="display:none;max-height:0;overflow:hidden">${xmlText(
    blocks.filter((block) => typeof block === 'string')[1] ?? '',
  )}</div>`

type Sheet = {
  subject: string
  blocks: readonly MailBlock[]
  siteName: string
  siteUrl: string
}

/** A mail as HTML: one sheet of 560 px or narrower, nothing that has to be fetched. */
export function mailHtml({ subject, blocks, siteName, siteUrl }: Sheet): string {
  const small = `${FONT};font-size:14px;line-height:20px;color:${MUTED}`
  return [
    '<!doctype html>',
    '<html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    `<title>${xmlText(subject)}</title></head>`,
    `<body style="margin:0;padding:0;background-color:${SAND}">${preview(blocks)}`,
    `<table ${TABLE} width="100%" bgcolor="${SAND}"><tr><td align="center" style="padding:24px 12px">`,
    `<table ${TABLE} width="100%" bgcolor="#FFFFFF" style="max-width:560px;border-radius:10px">`,
    `<tr><td style="padding:24px 24px 0"><a href="${xmlText(siteUrl)}" style="${FONT};font-size:18px;`,
    `line-height:24px;color:${TERRACOTTA};text-decoration:none">${xmlText(siteName)}</a></td></tr>`,
    `<tr><td style="padding:16px 24px 8px"><h1 style="margin:0 0 16px;${FONT};font-size:22px;`,
    `line-height:28px;color:${INK}">${xmlText(subject)}</h1>`,
    ...blocks.map(htmlBlock),
    `</td></tr><tr><td style="padding:16px 24px 24px;border-top:1px solid ${LINE}">`,
    `<p style="margin:0;${small}">${xmlText(siteName)} · <a href="${xmlText(siteUrl)}" style="${small}">`,
    `${xmlText(new URL(siteUrl).host)}</a></p></td></tr></table></td></tr></table></body></html>`,
  ].join('')
}
