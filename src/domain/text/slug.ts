import { withoutUnseen } from './signs.ts'

/** A name's slug of Latin letters and digits; empty if it has none. */
export const slugOf = (name: string): string =>
  withoutUnseen(name)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

/** "gomti-nagar" -> "Gomti Nagar", where only the slug is known. */
export const nameOfSlug = (slug: string): string =>
  slug.replace(/-/g, ' ').replace(/(^| )[a-z]/g, (letter) => letter.toUpperCase())
