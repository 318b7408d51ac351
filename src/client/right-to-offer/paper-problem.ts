/** Why a paper, or a page of it, cannot be shown: a sentence. */
export class PaperProblem extends Error {}

/**
 * A chosen file that can be shown and covered. It is only on this device; pages are counted from 0.
 */
export type Paper = {
  pages: number
  /**
   * Draws a page on a canvas of its own, upright, with at most `PAPER_LIMITS.edge` pixels on its longer side. Rejects
   * with a `PaperProblem`, whose message is a sentence.
   */
  draw(page: number): Promise<HTMLCanvasElement>
  /** Frees its memory. No page can be drawn after that. */
  close(): void
}
