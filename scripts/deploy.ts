import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { LANGUAGES } from '../src/domain/language/constants.ts'
import { ROOT } from './lib/paths.ts'
import { bundleFunctions } from './rebuild/bundle-functions.ts'

// The build of a deploy, before Netlify packs the functions: their bundles, and the pages in each language. `npm start`
// does the same by itself, with what it knows of the sources.
const ASTRO = join(ROOT, 'node_modules', 'astro', 'bin', 'astro.mjs')

await bundleFunctions()
for (const language of LANGUAGES) {
  const { status } = spawnSync(process.execPath, [ASTRO, 'build'], {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...process.env, BUILD_LANGUAGE: language },
  })
  if (status !== 0) process.exit(status ?? 1)
}
