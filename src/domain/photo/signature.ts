/** Pictures that are taken, by what their bytes are. */
export const TAKEN_KINDS = ['jpeg', 'png', 'webp', 'heic', 'avif'] as const
/** Files that people choose as well, each with a sentence of its own. */
export const REFUSED_KINDS = ['gif', 'bmp', 'raw', 'pdf', 'svg', 'video', 'empty', 'other'] as const
export type PhotoKind = (typeof TAKEN_KINDS)[number]
export type RefusedKind = (typeof REFUSED_KINDS)[number]

/** Bytes that tell a file's kind; a container says its brands in the first box. */
export const SIGNATURE_BYTES = 512

const AVIF_BRANDS = ['avif', 'avis']
const HEIC_BRANDS = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'hevm', 'hevs']
/** Brands of any picture in such a container. */
const PICTURE_BRANDS = ['mif1', 'mif2', 'msf1', 'miaf']
/** Canon's RAW files are such containers too. */
const RAW_BRANDS = ['crx ']

/** A file's brands: the major one, then those with which it is compatible. */
function brandsOf(text: string): string[] {
  const size = [...text.slice(0, 4)].reduce((sum, byte) => sum * 256 + byte.charCodeAt(0), 0)
  const box = text.slice(8, Math.min(size, SIGNATURE_BYTES))
  const brands = box.match(/[\s\S]{4}/g) ?? []
  // The second word is the version of the major brand.
  return brands.filter((_, place) => place !== 1)
}

function kindInContainer(text: string): PhotoKind | RefusedKind {
  const brands = brandsOf(text)
  const [major = ''] = brands
  const has = (known: readonly string[]) => brands.some((brand) => known.includes(brand))
  if (RAW_BRANDS.includes(major)) return 'raw'
  if (AVIF_BRANDS.includes(major)) return 'avif'
  if (HEIC_BRANDS.includes(major)) return 'heic'
  if (!PICTURE_BRANDS.includes(major)) return 'video'
  return has(AVIF_BRANDS) && !has(HEIC_BRANDS) ? 'avif' : 'heic'
}

/** `.` is any byte: also one that a pattern may not contain. */
const STARTS: readonly [RegExp, PhotoKind | RefusedKind][] = [
  [/^\xff\xd8\xff/, 'jpeg'],
  [/^\x89PNG\r\n.\n/s, 'png'],
  [/^RIFF.{4}WEBP/s, 'webp'],
  [/^GIF8[79]a/, 'gif'],
  [/^BM.{4}\0{4}/s, 'bmp'],
  // TIFF, and the RAW files of most cameras, which are built like it.
  [/^(?:II(?:\*\0|RO|RS|U\0)|MM\0\*)/, 'raw'],
  // Some programs begin with an empty line.
  [/^(?:\xef\xbb\xbf)?\s*%PDF-/, 'pdf'],
  [/^(?:.E\xdf\xa3|\0\0.[\xb3\xba]|RIFF.{4}AVI )/s, 'video'],
  [/^(?:\xef\xbb\xbf)?\s*(?:<\?xml[^>]*>|<!--[^>]*-->|<!DOCTYPE[^>]*>|\s)*<svg[\s>]/i, 'svg'],
]

/** What a file is, by its first bytes: neither its name nor the type that the browser tells says so. */
export function kindOf(bytes: Uint8Array): PhotoKind | RefusedKind {
  if (bytes.length === 0) return 'empty'
  const text = String.fromCharCode(...bytes.subarray(0, SIGNATURE_BYTES))
  if (text.startsWith('ftyp', 4)) return kindInContainer(text)
  return STARTS.find(([start]) => start.test(text))?.[1] ?? 'other'
}

export const isTaken = (kind: PhotoKind | RefusedKind): kind is PhotoKind =>
  (TAKEN_KINDS as readonly string[]).includes(kind)
