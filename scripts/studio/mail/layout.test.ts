import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { COMPILED, layoutModule, layoutParts, layoutSource } from './layout.ts'

const source = await layoutSource()
const named = (text: string) =>
  [...new Set([...text.matchAll(/\{\{(.*?)\}\}/g)].map(([, name]) => name))].sort()

test('The layout of mails is compiled as its source stands', async () => {
  expect(await readFile(COMPILED, 'utf8')).toBe(await layoutModule(source))
})

test('The source says of each placeholder what it stands for, and of no other', async () => {
  const [, said = '', layout = ''] = /^<!--([\s\S]*?)-->([\s\S]*)$/.exec(source) ?? []
  expect(named(layout).length).toBeGreaterThan(10)
  expect(named(layout)).toEqual(named(said))
})

test('Each part is cut out and has its placeholders, and nobody else’s', async () => {
  const parts = (await layoutParts(source)).map(([name, html]) => [name, named(html)])
  expect(Object.fromEntries(parts)).toEqual({
    sheet: ['blocks', 'dir', 'lang', 'preview', 'siteHost', 'siteName', 'siteUrl', 'subject'],
    paragraph: ['text'],
    quote: ['text'],
    button: ['label', 'link'],
    list: ['items'],
    item: ['link', 'text'],
  })
})

test('A part whose beginning or end is missing, and what MJML does not know, is refused', async () => {
  for (const sign of ['<!-- part: list -->', '<!-- end: item -->'])
    await expect(layoutParts(source.replace(sign, '')), sign).rejects.toThrow('has no counterpart')
  await expect(layoutParts(source.replaceAll('mj-button', 'mj-knob'))).rejects.toThrow('mj-knob')
})
