// Compiles the layout of mails: `npm run mails`. Run it when src/server/mail/layout.mjml or the version of mjml
// changes; layout.test.ts fails if that was forgotten.
import { readFile, writeFile } from 'node:fs/promises'
import mjml2html from 'mjml'

const FOLDER = new URL('../../src/server/mail/', import.meta.url)
const SOURCE = new URL('layout.mjml', FOLDER)
export const COMPILED = new URL('layout.ts', FOLDER)

const HEAD = `// Compiled from layout.mjml, which explains the parts: edit that file, and run \`npm run mails\`.

/** A mail as HTML with placeholders, and the parts that its blocks are made of. */
`
const PART = /<!-- part: (\w+) -->([\s\S]*?)<!-- end: \1 -->/g
const PART_SIGN = /<!-- (?:part|end): \w+ -->/

/** Removes indentation and the line breaks between tags of a table, which are never visible. */
const closeUp = (html: string) =>
  html
    .trim()
    .replace(/\s*\n\s*/g, '\n')
    .replace(/\n(?=<\/|<t[abdr])/g, '')

/** Cuts out the named parts, also a part inside another one. The remaining whole comes first. */
function cut(name: string, html: string): [name: string, html: string][] {
  const parts = [...html.matchAll(PART)].flatMap(([, inner = '', its = '']) => cut(inner, its))
  const rest = html.replace(PART, '')
  const stray = PART_SIGN.exec(rest)
  if (stray) throw new Error(`${stray[0]} has no counterpart.`)
  return [[name, closeUp(rest)], ...parts]
}

export const layoutSource = () => readFile(SOURCE, 'utf8')

/** Returns the parts of a layout by name. */
export async function layoutParts(source: string): Promise<[name: string, html: string][]> {
  const { html } = await mjml2html(source, {
    // No fonts: mjml would import those in its list from Google.
    fonts: {},
    ignoreIncludes: true,
    keepComments: false,
    validationLevel: 'strict',
  })
  return cut('sheet', html)
}

/** Returns the text of the module with the parts. */
export async function layoutModule(source: string): Promise<string> {
  const members = (await layoutParts(source)).map(
    ([name, html]) => `  ${name}: \`${html.replace(/[`\\]|\$\{/g, '\\$&')}\`,\n`,
  )
  return `${HEAD}export const LAYOUT = {\n${members.join('')}} as const\n`
}

if (import.meta.main) await writeFile(COMPILED, await layoutModule(await layoutSource()))
