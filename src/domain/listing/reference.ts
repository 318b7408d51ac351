import { REFERENCE_TEXTS as texts } from '#language/listing/texts-reference'
import { requiredLine } from '../text/schema.ts'
import { visible } from '../text/signs.ts'
import { LISTING_LIMITS } from './constants.ts'

/** An agent's own reference of a home. It is for the agent and for admins, and on no page. */
export const referenceSchema = requiredLine(LISTING_LIMITS.reference, texts.empty)

/** What two spellings of one reference share: "GN-12 a" and "gn-12A". Signs between the letters tell homes apart. */
export const referenceKey = (reference: string): string =>
  visible(reference).toLowerCase().replaceAll(' ', '')

/** What a file calls a home: the agent's own reference, or the listing's id where there is none. */
export const referenceOf = ({ id, reference }: { id: string; reference?: string | null }): string =>
  reference || id
