import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { COMPILED, layoutModule, layoutParts, layoutSource } from './layout.ts'

const source = await layoutSource()
const named = (text: string) =>
  [...new Set([...text.matchAll(/\{\{(.*?)\}\}/g)].map(([, name]) => name))].sort()

test('The compiled layout of mails matches its source', async () => {
  expect(await readFile(COMPILED, 'utf8')).toBe(await layoutModule(source))
})

test('The source describes each placeholder, and no other', async () => {
  const [, said = '', layout = ''] = /^<!--([\s\S]*?)-->([\s\S]*)$/.exec(source) ?? []
  expect(named(layout).length).toBeGreaterThan(10)
  expect(named(layout)).toEqual(named(said))
})

test('Each part is cut out with its own placeholders, and no others', async () => {
  const parts = (await layoutParts(source)).map(([name, html]) => [name, named(html)])
  expect(Object.fromEntries(parts)).toEqual({
    sheet: ['blocks', 'dir', 'lang', 'preview', 'siteHost', 'siteName', 'siteUrl', 'subject'],
    paragraph: ['text'],
    quote: ['text'],
    button: ['label', 'link'],
    list: ['items'],
    item: ['link', 'text'],
    home: ['facts', 'picture', 'place', 'price'],
    picture: ['alt', 'height', 'link', 'src', 'width'],
    row: ['alt', 'facts', 'height', 'link', 'place', 'price', 'src', 'width'],
  })
})

test('A part without its beginning or end, and an unknown MJML tag, are refused', async () => {
  for (const sign of ['<!-- part: list -->', '<!-- end: item -->'])
    await expect(layoutParts(source.replace(sign, '')), sign).rejects.toThrow('has no counterpart')
  await expect(layoutParts(source.replaceAll('mj-button', 'mj-knob'))).rejects.toThrow('mj-knob')
})
