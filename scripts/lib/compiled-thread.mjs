// Runs the file that is named first, in a thread of `netlify dev`. Node keeps what it compiles in the folder of
// NODE_COMPILE_CACHE, for the main thread only, unless a thread asks for it. No TypeScript: loading that takes longer.
import { enableCompileCache } from 'node:module'
import { pathToFileURL } from 'node:url'

const [, , file = ''] = process.argv
enableCompileCache()
await import(file.startsWith('file:') ? file : pathToFileURL(file).href)
