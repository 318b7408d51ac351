import { globSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ON } from '../../src/domain/cities/on.ts'
import { ROOT } from '../lib/paths.ts'
import { indexes } from './indexes.ts'

test('The indexes are those of the cities that are on', async () => {
  const made = await indexes(ON)
  for (const [path, content] of made)
    expect(await readFile(path, 'utf8'), 'The list has changed: run `npm run city index`.').toBe(
      content,
    )
  const there = globSync('src/domain/{cities,states}/on/*', { cwd: ROOT }).map((path) =>
    join(ROOT, path),
  )
  expect(there.sort()).toEqual([...made.keys()].sort())
})

test('They name nothing of a city that is off, and keep the order of the list', async () => {
  const made = await indexes(['kanpur', 'lucknow'])
  const off = join(ROOT, 'src/domain/cities/on/off.ts')
  expect(made.get(off)).toMatch(/GURUGRAM.*NOIDA.*VARANASI/s)
  for (const [path, content] of made)
    if (path !== off) expect(content).not.toMatch(/noida|gurugram|varanasi|haryana/i)
  expect(made.get(join(ROOT, 'src/domain/cities/on/cities.ts'))).toContain('[KANPUR, LUCKNOW]')
})

test('A name in the list without a folder is refused', async () =>
  expect(indexes(['lucknow', 'atlantis'])).rejects.toThrow(
    'src/domain/cities/atlantis/city.ts cannot be read: ',
  ))
