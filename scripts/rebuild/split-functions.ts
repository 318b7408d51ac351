import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Plugin, transform } from 'esbuild'
import { ROOT } from '../lib/paths.ts'

export const SOURCES = join(ROOT, 'functions')
/** An import of the portal's own code, as esbuild writes it. */
const OWN_IMPORT = /^import (\{[^}]*\}) from "(\.\.\/src\/[^"]+)";$/gm
/** Outside the functions' folder, because Netlify takes each file in it for a function. */
export const bundleOf = (name: string) => `bundles/${name}.bundle.mjs`

/**
 * Returns the few lines of a function itself, and its imports as the text of a module. Netlify parses each file of a
 * function for its config, several times, so packages are in a separate file. `code` is a function of functions/
 * without types.
 */
export function splitFunction(name: string, code: string): { head: string; rest: string } {
  const bundle = bundleOf(name)
  const settings = `nodeBundler: "none", includedFiles: [${JSON.stringify(bundle)}]`
  const own = code.replace(OWN_IMPORT, `import $1 from "./${bundle}";`)
  // Any other import of the portal's code would not be found beside the packed function.
  if (own.includes('"../src/'))
    throw new Error(`functions/${name}.ts has to import by names: ${own}`)
  const config = 'export const config = {'
  return {
    head: own.includes(config)
      ? own.replace(config, `${config} ${settings},`)
      : `${own}${config} ${settings} };\n`,
    rest:
      code
        .match(OWN_IMPORT)
        ?.map((line) => line.replace('import', 'export'))
        .join('\n') ?? '',
  }
}

/** Does the same for a function by its name. */
export async function readSplitFunction(name: string) {
  const file = join(SOURCES, `${name}.ts`)
  const { code } = await transform(await readFile(file, 'utf8'), { loader: 'ts' })
  return { file, ...splitFunction(name, code) }
}

/** Gives esbuild a module with all imports of a function. */
export const functionImports: Plugin = {
  name: 'rest-of-functions',
  setup: ({ onResolve, onLoad }) => {
    onResolve({ filter: /^rest:/ }, ({ path }) => ({ path: path.slice(5), namespace: 'rest' }))
    onLoad({ filter: /./, namespace: 'rest' }, async ({ path }) => {
      const { file, rest } = await readSplitFunction(path)
      return { contents: rest, loader: 'ts', resolveDir: SOURCES, watchFiles: [file] }
    })
  },
}
