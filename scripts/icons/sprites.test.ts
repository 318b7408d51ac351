import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { spriteFile, sprites } from './sprites.ts'

test('The icons that pages use equal Lucide’s drawings', async () => {
  for (const [name, content] of Object.entries(await sprites()))
    expect(await readFile(spriteFile(name), 'utf8'), name).toBe(content)
})
