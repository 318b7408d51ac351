/** A JSON object of the schema.org vocabulary. */
export type LinkedData = { readonly '@type': string } & { readonly [property: string]: unknown }

/** Converts a path of this site to its full address. */
export type Whole = (path: string) => string

/** Serialises things for a script element. Every "<" is escaped, so that no text can end the element. */
export function linkedDataText(things: readonly LinkedData[]): string {
  return JSON.stringify({ '@context': 'https://schema.org', '@graph': things })
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029')
}
