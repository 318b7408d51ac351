import type { PaperKind } from './constants.ts'

/** A paper as its poster chooses it. */
export const PAPER_LABELS: Record<PaperKind, string> = {
  'electricity bill': 'Electricity bill',
  'water bill': 'Water bill',
  'tax receipt': 'Property tax receipt',
  'allotment letter': 'Allotment letter',
  'sale letter': 'Sale deed or agreement',
  "owner's letter": 'Letter of the owner to the agent',
  "owner's mail": 'Letter of the owner by e-mail',
}

/** The same inside a sentence. */
export const A_PAPER: Record<PaperKind, string> = {
  'electricity bill': 'an electricity bill',
  'water bill': 'a water bill',
  'tax receipt': 'a property tax receipt',
  'allotment letter': 'an allotment letter',
  'sale letter': 'a sale deed or agreement',
  "owner's letter": 'a letter of the owner',
  "owner's mail": 'a letter of the owner, confirmed from an e-mail address that the agent named',
}
