/** A value of JSON as schema.org's vocabulary describes it. */
export type LinkedData = { readonly '@type': string } & { readonly [property: string]: unknown }

/** Turns a path of this site into its whole address. */
export type Whole = (path: string) => string

/** Things as the text of a script element. No text in them can end that element, as none holds a "<". */
export function linkedDataText(things: readonly LinkedData[]): string {
  return JSON.stringify({ '@context': 'https://schema.org', '@graph': things })
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029')
}
