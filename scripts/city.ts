// The folders of cities; docs/adopt.md says what is in them.
// - `npm run city index` writes the indexes of the cities that src/domain/cities/on.ts lists;
//   scripts/city/indexes.test.ts fails if that was forgotten.
// - `npm run city check CITY` says what a folder misses, whether its city is on or off, and draws its map.
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { ON } from '../src/domain/cities/on.ts'
import { checkCity } from './city/check.ts'
import { indexes } from './city/indexes.ts'
import { mapPicture } from './city/map-picture.ts'
import { PATHS, ROOT, slashed } from './lib/paths.ts'
import { Problem } from './lib/problem.ts'
import { say } from './lib/steps.ts'

async function write(path: string, content: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, content)
}

async function check(slug: string): Promise<void> {
  const { missing, notes, localities, map } = await checkCity(slug)
  say(ON.some((one) => one === slug) ? `${slug} is on.` : `${slug} is off: on.ts does not list it.`)
  for (const sentence of missing) say(`✖ ${sentence}`)
  for (const note of notes) say(`  ${note}`)
  if (map) {
    const path = join(PATHS.own, 'cities', `${slug}.svg`)
    await write(path, mapPicture(map, localities))
    say(`  Its map: ${slashed(relative(ROOT, path))}`)
  }
  if (missing.length > 0) process.exitCode = 1
  else say('✓ Nothing is missing.')
}

async function main([verb, slug, ...rest]: string[]): Promise<void> {
  if (verb === 'index' && slug === undefined)
    for (const [path, content] of await indexes(ON)) await write(path, content)
  else if (verb === 'check' && slug && /^[a-z0-9-]+$/.test(slug) && rest.length === 0)
    await check(slug)
  else throw new Problem('Usage: npm run city index | check CITY')
}

try {
  await main(process.argv.slice(2))
} catch (error) {
  console.error(error instanceof Problem ? `\n✖ ${error.message}\n` : error)
  process.exitCode = 1
}
