/**
 * The portal's own pictures that pages show, with the widths in pixels in which they are served, and the quality (of
 * 100) where it is not that of each format. `scripts/site-pictures.ts` converts them.
 */
export const SITE_PICTURES = {
  // Under a veil and a search panel, which hide what compression takes.
  'hero-film': { widths: [640, 1130, 1600], quality: 38, size: [1920, 1080] },
  'mid-rise-courtyard': { widths: [320, 640], size: [1280, 960] },
  'villa-front': { widths: [320, 640], size: [1280, 960] },
  'plot-corner': { widths: [320, 640], size: [1280, 960] },
  // Only the lightbox shows them, as large as they are.
  'living-room': { widths: [], size: [1280, 960] },
  bedroom: { widths: [], size: [1280, 960] },
  kitchen: { widths: [], size: [1280, 960] },
  'balcony-view': { widths: [], size: [1280, 960] },
} as const satisfies Record<
  string,
  { widths: readonly number[]; quality?: number; size: readonly [width: number, height: number] }
>
export type SitePictureName = keyof typeof SITE_PICTURES
