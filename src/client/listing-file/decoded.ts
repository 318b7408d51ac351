/** The encodings that programs in India write, told by how a file begins. UTF-16 has no other sign. */
const MARKS = [
  { encoding: 'UTF-8', mark: [0xef, 0xbb, 0xbf] },
  { encoding: 'UTF-16 LE', mark: [0xff, 0xfe] },
  { encoding: 'UTF-16 BE', mark: [0xfe, 0xff] },
] as const
const LABELS: Readonly<Record<string, string>> = {
  'UTF-16 LE': 'utf-16le',
  'UTF-16 BE': 'utf-16be',
}

/** The characters that tell which kind a text is. */
const LOOKED = 2000

/** UTF-16 without its mark: most characters of a table are Latin, so every second byte is zero. */
function wideOf(bytes: Uint8Array): string | null {
  const start = bytes.subarray(0, LOOKED)
  const zeros = [0, 1].map((odd) => start.filter((byte, at) => at % 2 === odd && byte === 0).length)
  const many = start.length / 4
  if ((zeros[1] ?? 0) > many && zeros[0] === 0) return 'UTF-16 LE'
  return (zeros[0] ?? 0) > many && zeros[1] === 0 ? 'UTF-16 BE' : null
}

/**
 * Decodes a text by its mark or by what decodes well; what is not UTF-8 is taken for the Windows-1252 of Excel. Returns
 * null for bytes that are no text.
 */
export function decoded(bytes: Uint8Array): { text: string; encoding: string } | null {
  const marked = MARKS.find(({ mark }) => mark.every((byte, at) => bytes[at] === byte))
  const encoding = marked?.encoding ?? wideOf(bytes)
  const as = (label: string, fatal = false) => new TextDecoder(label, { fatal }).decode(bytes)
  const isText = (text: string) => !text.includes('\0')
  if (encoding) {
    const text = as(LABELS[encoding] ?? 'utf-8')
    return isText(text) ? { text, encoding } : null
  }
  try {
    const text = as('utf-8', true)
    return isText(text) ? { text, encoding: 'UTF-8' } : null
  } catch {
    const text = as('windows-1252')
    return isText(text) ? { text, encoding: 'Windows-1252' } : null
  }
}
