// `node scripts/rebuild/render.ts FOLDER` renders the pages of a language with the bundle in a folder. It takes the
// place of `astro build`, with the same environment, while the sources stay as they are.
import { renderPages } from './renderer.ts'

console.log(await renderPages(process.argv[2] ?? ''))
// Like Astro's command: the channel to the parent process would keep this one alive.
process.exit()
