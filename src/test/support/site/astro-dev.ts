// Serves the work tree with Astro's development server. Its port and the folder of its cache are arguments, so a
// running server keeps its own. It does not watch for changes.
import { dev } from 'astro'
import { ROOT } from '../../../../scripts/lib/paths.ts'

const [, , port, cacheDir] = process.argv
await dev({
  root: ROOT,
  logLevel: 'error',
  server: { port: Number(port) },
  vite: { cacheDir, server: { watch: null } },
})
