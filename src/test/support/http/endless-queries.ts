/** Parameters that no page reads, with those that others do. */
const FOREIGN = ['x', 'q', 'id', 'next', 'city', 'page', 'listingType', 'utm', '__proto__']
const VALUES = [
  '',
  '0',
  '1',
  '-1',
  '1.5',
  '1e3',
  '99999999999',
  'two',
  'x'.repeat(7900),
  '%F0%9F',
  '%',
]

/**
 * Queries of which there is no end: foreign parameters, and the page's own with foreign values, in capitals, repeated,
 * empty, in another order, and beside marks of campaigns.
 */
export function endlessQueries(own: readonly string[]): string[] {
  const names = [...new Set([...own, ...FOREIGN])]
  const single = names.flatMap((name) => VALUES.map((value) => `${name}=${value}`))
  return [
    '',
    '?',
    '?&',
    ...single.map((pair) => `?${pair}`),
    ...names.flatMap((name) => [`?${name}`, `?${name.toUpperCase()}=1`, `?${name}=1&${name}=2`]),
    '?page=2',
    '?page=2&x=1',
    '?x=1&page=2',
    '?page=2&page=3',
    ...single.map((pair) => `?utm_source=a&${pair}&gclid=b`),
    ...['utm_source', 'gclid', 'fbclid'].flatMap((mark) => [`?${mark}=1`, `?${mark}=2`]),
  ]
}
