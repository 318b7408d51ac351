import { FUNCTIONS, type FunctionHead } from '../../src/contract/functions.ts'
import { LANGUAGE_HEADER, LANGUAGES, type Language } from '../../src/domain/language/constants.ts'

const HEADS: Readonly<Record<string, FunctionHead>> = FUNCTIONS

/** These load files that are not in their bundle, for example native libraries. Netlify finds and packs those. */
const PACKED_BY_NETLIFY = ['paper', 'photo-upload', 'share-picture', 'cleanup', 'due']

/** The path of a function's bundle beside its head, in a folder because Netlify takes each file for a function. */
export const bundleOf = (name: string, language: Language) =>
  `bundles/${name}.${language}.bundle.mjs`

/** Whether there is a bundle of a function for each language. */
export const speaks = (name: string): boolean => HEADS[name]?.speaks ?? false

/** The bundle that sends the mails of a language, beside those of the functions. */
export const MAILS = 'mails'

const inBundle = (name: string, language: Language) =>
  `() => import('./${bundleOf(name, language)}')`

/** The code by which a bundle has the due mails in another language sent. */
const DELIVER_IN = `
const mails = { ${LANGUAGES.map((language) => `${language}: ${inBundle(MAILS, language)}`).join(', ')} }
const deliverIn = async (language) => (await mails[language]()).deliverHere()`

/**
 * The code that hands a request to the bundle of its language, which the address or a script of the page names, and
 * with it what the function may ask other bundles for.
 */
function handlerOf(name: string, { speaks: isSpoken, mails }: FunctionHead): string {
  const [first, ...others] = LANGUAGES
  const own = `./${bundleOf(name, first)}`
  if (!isSpoken && !mails) return `export { default } from '${own}'`
  const lines = [`import answer from '${own}'`]
  if (isSpoken)
    lines.push(
      `const others = { ${others.map((language) => `${language}: ${inBundle(name, language)}`).join(', ')} }`,
    )
  if (mails) lines.push(DELIVER_IN.trim())
  const context = mails ? '{ ip: context.ip, waitUntil: context.waitUntil, deliverIn }' : 'context'
  const call = `answer(request, ${context})`
  if (!isSpoken) lines.push(`export default (request, context) => ${call}`)
  else
    lines.push(`export default async (request, context) => {
  const [, beginning] = new URL(request.url).pathname.split('/')
  const asked = [beginning, request.headers.get('${LANGUAGE_HEADER}') ?? '']
  const other = others[asked.find((one) => Object.hasOwn(others, one))]
  return other ? (await other()).default(request, ${context}) : ${call}
}`)
  return lines.join('\n')
}

/**
 * Returns the text of the file that Netlify takes for a function. Netlify parses this file for its config, several
 * times and without running it, so it contains literals only, and the code is in the bundle that it imports.
 */
export function headOf(name: string): string {
  const head = HEADS[name]
  if (!head) throw new Error(`src/contract/functions.ts does not list functions/${name}.ts.`)
  const { events, speaks: isSpoken, mails, ...config } = head
  const bundle = bundleOf(name, LANGUAGES[0])
  const inEach = (of: string) => LANGUAGES.map((language) => bundleOf(of, language))
  const bundles = [...(isSpoken ? inEach(name) : [bundle]), ...(mails ? inEach(MAILS) : [])]
  const packing = PACKED_BY_NETLIFY.includes(name)
    ? {}
    : { nodeBundler: 'none', includedFiles: bundles }
  // Netlify learns the events from the names in the object that is exported.
  const handler = events
    ? `import handlers from './${bundle}'
export default { ${events.map((event) => `${event}: handlers.${event}`).join(', ')} }`
    : handlerOf(name, head)
  return `${handler}\nexport const config = ${JSON.stringify({ ...config, ...packing })}\n`
}
