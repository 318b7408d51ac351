/** A named part of a city. Addresses use `slug`; the drawing has a plot with the same slug. */
export type Locality = {
  name: string
  slug: string
  /** Other spellings, former names, and names of its parts; each belongs to this locality only. */
  aliases: readonly string[]
  /** Three lines that describe its position by landmarks. */
  near: readonly [string, string, string]
}

/** A name's slug of Latin letters and digits; empty if it has none. */
export const slugOf = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

/** Makes a locality; `aliases` are separated by semicolons. */
export const named = (name: string, aliases: string, near: Locality['near']): Locality => ({
  ...{ name, slug: slugOf(name), near },
  aliases: aliases.split(';').map((alias) => alias.trim()),
})
