// The folders of cities: `npm run city index` writes the indexes of those that src/domain/cities/on.ts lists;
// scripts/city/indexes.test.ts fails if that was forgotten.
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { ON } from '../src/domain/cities/on.ts'
import { indexes } from './city/indexes.ts'
import { Problem } from './lib/problem.ts'

async function main([verb = '']: string[]): Promise<void> {
  if (verb !== 'index') throw new Problem('Usage: npm run city index')
  for (const [path, content] of await indexes(ON)) {
    await mkdir(dirname(path), { recursive: true })
    await writeFile(path, content)
  }
}

try {
  await main(process.argv.slice(2))
} catch (error) {
  console.error(error instanceof Problem ? `\n✖ ${error.message}\n` : error)
  process.exitCode = 1
}
