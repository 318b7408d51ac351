// Extracts the part of schema.org's vocabulary that the tests use from the types of schema-dts:
// `npm pack schema-dts@2.1.0`, unpack it, `node scripts/testing/schema-org.ts package/dist/schema.d.ts`.
// Run it when a page uses another type.
import { readFile, writeFile } from 'node:fs/promises'

const TARGET = new URL('../../src/test/support/structure/schema-org.json', import.meta.url)
const TYPES = [
  'RealEstateListing',
  'Offer',
  'UnitPriceSpecification',
  'QuantitativeValue',
  'Apartment',
  'SingleFamilyResidence',
  'Room',
  'Accommodation',
  'Place',
  'PostalAddress',
  'LocationFeatureSpecification',
  'PropertyValue',
  'BreadcrumbList',
  'ItemList',
  'ListItem',
  'Organization',
  'WebSite',
  'SearchAction',
  'EntryPoint',
]

const text = await readFile(process.argv[2] ?? '', 'utf8')
const bases = new Map(
  [...text.matchAll(/^(?:export )?interface (\w+?)(?:Base|Leaf) extends ([^{]+)\{([\s\S]*?)^\}/gm)]
    .map(
      ([, name = '', parents = '', body = '']) =>
        [
          name,
          {
            parents: [...parents.matchAll(/(\w+)Base\b/g)].map(([, parent = '']) => parent),
            properties: Object.fromEntries(
              [...body.matchAll(/"([\w-]+)"\?: SchemaValue<([^,]+),/g)].map(
                ([, property = '', range = '']) => [
                  property,
                  range
                    .split('|')
                    .map((one) => one.trim())
                    .filter((one) => one !== 'IdReference'),
                ],
              ),
            ),
          },
        ] as const,
    )
    .reverse(),
)

const vocabulary: Record<string, object> = {}
function take(name: string): void {
  // A base type with its own properties comes before the type that names it.
  const base = bases.get(name)
  if (!base || vocabulary[name]) return
  vocabulary[name] = base
  base.parents.forEach(take)
}
TYPES.forEach(take)
const missing = TYPES.filter((name) => !vocabulary[name])
if (missing.length > 0) throw new Error(`The types do not hold ${missing.join(', ')}.`)
await writeFile(TARGET, `${JSON.stringify(vocabulary, null, 1)}\n`)
console.log(`${Object.keys(vocabulary).length} types`)
