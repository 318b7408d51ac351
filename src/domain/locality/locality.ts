/** What people call a part of a city. Its address in pages is `slug`; the drawing has a plot of the same slug. */
export type Locality = {
  name: string
  slug: string
  /** Other spellings, former names, and parts of it that people name instead; each means this locality alone. */
  aliases: readonly string[]
  /** Three lines that say where it is, by what people steer by. */
  near: readonly [string, string, string]
}

/** Letters and digits of Latin script in an address; empty for a name that has none. */
export const slugOf = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

/** A locality; `aliases` are parted by semicolons. */
export const named = (name: string, aliases: string, near: Locality['near']): Locality => ({
  ...{ name, slug: slugOf(name), near },
  aliases: aliases.split(';').map((alias) => alias.trim()),
})
