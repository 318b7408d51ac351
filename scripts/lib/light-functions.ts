// Loaded into `netlify dev`. For a deploy Netlify traces every file that a function may need, to pack it; here the function
// finds its packages in node_modules, and tracing them for each function would only make every start five times slower.
import { registerHooks } from 'node:module'
import { isMainThread } from 'node:worker_threads'

const BUNDLER = '/zip-it-and-ship-it/dist/runtimes/node/bundlers/nft/index.js'
const IMPORT = /import \{ nodeFileTrace, resolve as resolveDependency \} from '@vercel\/nft';/

// What the bundler is given instead: the function itself, bundled with the project's own modules, and nothing else.
const ONLY_THE_FUNCTION = `
import { relative as relativeTo } from 'path';
import { resolve as resolveDependency } from '@vercel/nft';
const nodeFileTrace = async ([mainFile], { base, readFile }) => {
  await readFile(mainFile);
  return { fileList: new Set([relativeTo(base, mainFile)]), esmFileList: new Set(), reasons: new Map() };
};
`

if (isMainThread) {
  registerHooks({
    load(url, context, nextLoad) {
      const loaded = nextLoad(url, context)
      if (!url.endsWith(BUNDLER) || !loaded.source) return loaded
      // Another version of the bundler that reads differently stays as it is: slower, and as right.
      return { ...loaded, source: loaded.source.toString().replace(IMPORT, ONLY_THE_FUNCTION) }
    },
  })
}
