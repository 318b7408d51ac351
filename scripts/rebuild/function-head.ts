import { FUNCTIONS, type FunctionHead } from '../../src/contract/functions.ts'

const HEADS: Readonly<Record<string, FunctionHead>> = FUNCTIONS

/** These load files that are not in their bundle, for example native libraries. Netlify finds and packs those. */
const PACKED_BY_NETLIFY = ['photo-upload', 'share-picture', 'cleanup', 'due']

/** The path of a function's bundle beside its head, in a folder because Netlify takes each file for a function. */
export const bundleOf = (name: string) => `bundles/${name}.bundle.mjs`

/**
 * Returns the text of the file that Netlify takes for a function. Netlify parses this file for its config, several
 * times and without running it, so it contains literals only, and the code is in the bundle that it imports.
 */
export function headOf(name: string): string {
  const head = HEADS[name]
  if (!head) throw new Error(`src/contract/functions.ts does not list functions/${name}.ts.`)
  const { events, ...config } = head
  const bundle = bundleOf(name)
  const packing = PACKED_BY_NETLIFY.includes(name)
    ? {}
    : { nodeBundler: 'none', includedFiles: [bundle] }
  // Netlify learns the events from the names in the object that is exported.
  const handler = events
    ? `import handlers from './${bundle}'
export default { ${events.map((event) => `${event}: handlers.${event}`).join(', ')} }`
    : `export { default } from './${bundle}'`
  return `${handler}\nexport const config = ${JSON.stringify({ ...config, ...packing })}\n`
}
