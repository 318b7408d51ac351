import vocabulary from './schema-org.json' with { type: 'json' }

type Base = { parents: string[]; properties: Record<string, string[]> }
const BASES: Record<string, Base | undefined> = vocabulary

/**
 * The types of schema.org for a plain value. A text may be the address of a thing, or of a member of an enumeration.
 */
const PLAIN: Record<string, readonly string[]> = {
  string: [
    'Text',
    'URL',
    'Date',
    'DateTime',
    'ItemAvailability',
    'BusinessFunction',
    'Resource',
    'ImageObject',
  ],
  number: ['Number', 'Integer', 'Float'],
  boolean: ['Boolean'],
}

const withParents = (type: string): string[] => [
  type,
  ...(BASES[type]?.parents ?? []).flatMap(withParents),
]

const rangeOf = (type: string, property: string) =>
  withParents(type).flatMap((one) => BASES[one]?.properties[property] ?? [])

function problemsOf(value: unknown, range: readonly string[], at: string): string[] {
  if (Array.isArray(value)) return value.flatMap((one, n) => problemsOf(one, range, `${at}[${n}]`))
  if (typeof value !== 'object' || value === null) {
    const fits = PLAIN[typeof value]?.some((kind) => range.includes(kind))
    return fits ? [] : [`${at} is ${JSON.stringify(value)}`]
  }
  const thing = value as Record<string, unknown>
  // A reference to a thing that is defined elsewhere.
  if (Object.keys(thing).join() === '@id') return []
  const type = String(thing['@type'])
  const wrong = withParents(type).some((one) => range.includes(one)) ? [] : [`${at} is a ${type}`]
  return [...wrong, ...vocabularyProblems(thing, `${at}.`)]
}

/**
 * Returns where a thing differs from schema.org's vocabulary: unknown types and properties, and values of other types.
 */
export function vocabularyProblems(thing: object, at = ''): string[] {
  const { '@type': type, '@id': _, ...properties } = thing as Record<string, unknown>
  if (!BASES[String(type)]) return [`${at}@type is ${String(type)}`]
  return Object.entries(properties).flatMap(([name, value]) => {
    // An annotation of actions, not a separate property.
    if (name === 'query-input' && type === 'SearchAction') return []
    const range = rangeOf(String(type), name)
    return range.length > 0 ? problemsOf(value, range, at + name) : [`${at}${name} is no property`]
  })
}
