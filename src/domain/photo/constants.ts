/**
 * Bytes, pixels and counts. The browser refuses files over `chosenBytes` or `chosenPixels` and shrinks the rest to
 * `edge`; it decodes HEIC up to `heicPixels` where the browser cannot. The server accepts up to `bytes` and decodes up
 * to `pixels`, or `wholePixels` for files that must be decoded as a whole.
 */
export const PHOTO_LIMITS = {
  count: 12,
  edge: 2048,
  bytes: 4_000_000,
  chosenBytes: 40_000_000,
  chosenPixels: 60_000_000,
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

/** What a photo shows, in the order of the page of all photos. The other photos come last there. */
export const ROOMS = ['floor plan', 'outside', 'hall', 'kitchen', 'bedroom', 'bathroom'] as const

export type Room = (typeof ROOMS)[number]
export type PhotoWidth = (typeof PHOTO_WIDTHS)[number]
export type PhotoFormat = (typeof PHOTO_FORMATS)[number]
