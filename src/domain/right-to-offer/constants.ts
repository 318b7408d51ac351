/**
 * What may be shown of a paper. Of a PDF up to `pdfPages` pages may be looked through, of which `pages` may be sent;
 * each is drawn with at most `edge` pixels on its longer side, and sent with at most `bytes`. `brush` has the widths of
 * the brushes on a page with that edge: the smallest covers one line of small print. A step of the keyboard's marker is
 * `step` of such pixels, or `largeStep`.
 */
export const PAPER_LIMITS = {
  pages: 3,
  pdfPages: 20,
  edge: 1800,
  bytes: 900_000,
  brush: { small: 22, medium: 45, large: 90 },
  step: 9,
  largeStep: 72,
} as const

/** What covers a paper: one colour that says nothing of what is below it. */
export const COVER_COLOUR = '#000000'
