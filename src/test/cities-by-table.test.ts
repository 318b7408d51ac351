import ts from 'typescript'
import { expect, test } from 'vitest'
import { CITIES } from '../domain/city/constants.ts'
import { isTest, localImports, sources, syntaxOf, walk } from './support/structure/sources.ts'

const CITY = new RegExp(
  `\\b(${CITIES.flatMap(({ name, slug }) => [name, slug]).join('|')}|(two|three|four|five|six) cities)\\b`,
)
/** Facts about one city are data of that city; everything else follows the table. */
const OF_ONE_CITY = [
  'src/domain/cities/',
  // Those without pages, and an example in the first city.
  'src/domain/city/constants.ts',
  'src/domain/city/names.ts',
  'src/domain/city/texts-sights.ts',
  'src/domain/city/texts-region.ts',
  'src/domain/states/',
  // What people write, and the sources of taxes.
  'src/domain/reading/words.ts',
  'src/domain/reading/sentence-words.ts',
  'src/domain/money/texts-sources.ts',
  // Sources about authorities that are named after a city.
  'src/domain/law/law.ts',
  // The invented people, builders and listings of the demo.
  'src/domain/company/texts-people.ts',
  'src/domain/home/constants.ts',
  'src/domain/home/texts-claims.ts',
  'src/domain/listing/samples.ts',
  'src/styleguide/',
]

/** Returns the texts of a source that name a city: strings and markup, not comments, types or names in code. */
function naming(source: { path: string; text: string }): string[] {
  const found: string[] = []
  // Reading the syntax of every file would take long.
  if (!CITY.test(source.text)) return found
  walk(syntaxOf(source), (node) => {
    const said =
      ts.isStringLiteralLike(node) || ts.isTemplateLiteralToken(node) || ts.isJsxText(node)
    if (said && CITY.test(node.text)) found.push(`${source.path}: ${node.text.trim()}`)
  })
  const markup = source.path.endsWith('.astro') ? source.text.replace(/^---[\s\S]*?\n---/, '') : ''
  return CITY.test(markup) ? [...found, `${source.path}: its markup`] : found
}

test('No text names a city, so a portal for other cities only changes their table', () => {
  const texts = sources('{src,functions}/**/*.{ts,tsx,astro}').filter(
    (source) => !isTest(source) && !OF_ONE_CITY.some((path) => source.path.startsWith(path)),
  )
  expect(texts.length).toBeGreaterThan(500)
  expect(texts.flatMap(naming)).toEqual([])
  const wrong = { path: 'src/domain/x/texts.ts', text: "const X = { title: 'Homes in Noida' }" }
  expect(naming(wrong)).toEqual(['src/domain/x/texts.ts: Homes in Noida'])
})

test('Only the indexes import what is in a folder of a city or state, so nothing of one that is off is loaded', () => {
  const INDEX = /^src\/domain\/(cities|states)\/on\//
  const IN_A_FOLDER = /^src\/domain\/(cities|states)\/(?!on\/)[^/]+\//
  const edges = sources('{src,functions,scripts}/**/*.{ts,tsx,astro}')
    .filter((source) => !isTest(source))
    .flatMap((source) =>
      localImports(source)
        .filter((target) => IN_A_FOLDER.test(target))
        .map((target) => ({ path: source.path, target })),
    )
  expect(edges.length).toBeGreaterThan(50)
  expect(edges.filter(({ path }) => !INDEX.test(path))).toEqual([])
})
