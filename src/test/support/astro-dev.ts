// Serves the work tree as Astro's development server does: port and folder of its cache are arguments, so that one that
// runs already keeps its own. What changes meanwhile is not looked at.
import { dev } from 'astro'
import { ROOT } from '../../../scripts/lib/paths.ts'

const [, , port, cacheDir] = process.argv
await dev({
  root: ROOT,
  logLevel: 'error',
  server: { port: Number(port) },
  vite: { cacheDir, server: { watch: null } },
})
