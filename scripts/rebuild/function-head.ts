import { FUNCTIONS, type FunctionHead } from '../../src/contract/functions.ts'
import { LANGUAGE_HEADER, LANGUAGES, type Language } from '../../src/domain/language/constants.ts'

const HEADS: Readonly<Record<string, FunctionHead>> = FUNCTIONS

/** These load files that are not in their bundle, for example native libraries. Netlify finds and packs those. */
const PACKED_BY_NETLIFY = ['photo-upload', 'share-picture', 'cleanup', 'due']

/** The path of a function's bundle beside its head, in a folder because Netlify takes each file for a function. */
export const bundleOf = (name: string, language: Language) =>
  `bundles/${name}.${language}.bundle.mjs`

/** Whether there is a bundle of a function for each language. */
export const speaks = (name: string): boolean => HEADS[name]?.speaks ?? false

/** Hands a request to the bundle of its language, which the address or a script of the page names. */
const byLanguage = (name: string) => {
  const [first, ...others] = LANGUAGES
  const load = (language: Language) => `() => import('./${bundleOf(name, language)}')`
  return `import answer from './${bundleOf(name, first)}'
const others = { ${others.map((language) => `${language}: ${load(language)}`).join(', ')} }
export default async (request, context) => {
  const [, beginning] = new URL(request.url).pathname.split('/')
  const other = others[beginning] ?? others[request.headers.get('${LANGUAGE_HEADER}')]
  return other ? (await other()).default(request, context) : answer(request, context)
}`
}

/**
 * Returns the text of the file that Netlify takes for a function. Netlify parses this file for its config, several
 * times and without running it, so it contains literals only, and the code is in the bundle that it imports.
 */
export function headOf(name: string): string {
  const head = HEADS[name]
  if (!head) throw new Error(`src/contract/functions.ts does not list functions/${name}.ts.`)
  const { events, speaks: isSpoken, ...config } = head
  const bundle = bundleOf(name, LANGUAGES[0])
  const bundles = isSpoken ? LANGUAGES.map((language) => bundleOf(name, language)) : [bundle]
  const packing = PACKED_BY_NETLIFY.includes(name)
    ? {}
    : { nodeBundler: 'none', includedFiles: bundles }
  // Netlify learns the events from the names in the object that is exported.
  const handler = events
    ? `import handlers from './${bundle}'
export default { ${events.map((event) => `${event}: handlers.${event}`).join(', ')} }`
    : isSpoken
      ? byLanguage(name)
      : `export { default } from './${bundle}'`
  return `${handler}\nexport const config = ${JSON.stringify({ ...config, ...packing })}\n`
}
