/**
 * Bytes, pixels and counts. The browser refuses files over `chosenBytes` or `chosenPixels` and shrinks the rest to
 * `edge`; it decodes HEIC up to `heicPixels` where the browser cannot. The server accepts up to `bytes` and decodes up
 * to `pixels`, or `wholePixels` for files that must be decoded as a whole. After `decodeMs` milliseconds the browser
 * gives up making one smaller.
 */
export const PHOTO_LIMITS = {
  count: 12,
  edge: 2048,
  bytes: 4_000_000,
  chosenBytes: 40_000_000,
  chosenPixels: 60_000_000,
  decodeMs: 60_000,
  heicPixels: 25_000_000,
  pixels: 25_000_000,
  wholePixels: 12_000_000,
  smallestEdge: 200,
  largestEdge: 16_000,
  unusedPerUser: 60,
  /** The same for photos of files of listings, which wait until their lines are sent. */
  unusedOfFiles: 4000,
} as const

/** What a control for photos offers to choose. What is chosen is told by its bytes, so it offers more than is taken. */
export const PHOTO_ACCEPT = 'image/*,.heic,.heif'
/** The prefix of every photo's key. */
export const IMAGE_FOLDER = 'property_images/'
/** Widths in CSS pixels of the stored variants. */
export const PHOTO_WIDTHS = [320, 640, 1280] as const
/**
 * What a photo as wide as a phone says of its slot. With 100vw a phone of 360 CSS pixels at a density of 2 would load
 * the variant of 1280; the one of 640 has a ninth fewer pixels than its screen, and less than half the bytes.
 */
export const PHONE_SLOT = '88vw'
export const PHOTO_FORMATS = ['avif', 'webp'] as const

/**
 * How photos are told apart by what they show. A hash has a bit for each of the longest `waves` of a picture of `side`
 * pixels, seen in `cells`; it is found by bands of `band` bits. Parts are what `crops` leave of width and height; they
 * are cut exactly, so fewer bands (`partBands`) find them. Two photos show the same where at most `farthest` bits
 * differ: docs/measurements.md says what that finds. A border has at most `borderShades` of 256 shades; a picture with
 * less than
 * `leastContrast` is blank. That one photo is a part of another is said only if it is nearer by `surelyPart` bits. Of one
 * picture `kept` copies are noted.
 */
export const PRINT = {
  side: 128,
  cells: 32,
  waves: 12,
  bits: 128,
  band: 16,
  partBands: 4,
  crops: [0.95, 0.9, 0.85],
  farthest: 24,
  surelyPart: 6,
  kept: 100,
  borderShades: 12,
  leastContrast: 4,
} as const

/** What a photo shows, in the order of the page of all photos. The other photos come last there. */
export const ROOMS = ['floor plan', 'outside', 'hall', 'kitchen', 'bedroom', 'bathroom'] as const

/**
 * How a photo came about, where it shows what no camera saw: software made it, or furnished or changed what it shows.
 */
export const PHOTO_ORIGINS = ['AI'] as const

export type PhotoOrigin = (typeof PHOTO_ORIGINS)[number]
export type Room = (typeof ROOMS)[number]
export type PhotoWidth = (typeof PHOTO_WIDTHS)[number]
export type PhotoFormat = (typeof PHOTO_FORMATS)[number]

/** In a template, which a script fills: programs that follow the addresses of a page find none here. */
export const NO_PICTURE =
  'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'
