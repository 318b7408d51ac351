// PDFs written by hand, which are a list of objects and where each begins.

/** What is put into a PDF beside its pages: entries of its catalogue and of each page, and objects from 100 on. */
type More = {
  catalogue?: string
  page?: string
  resources?: string
  objects?: Readonly<Record<number, string | Uint8Array>>
}

const ENCODER = new TextEncoder()
const joined = (parts: readonly (string | Uint8Array)[]) => {
  const all = parts.map((part) => (typeof part === 'string' ? ENCODER.encode(part) : part))
  const bytes = new Uint8Array(all.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const one of all) {
    bytes.set(one, at)
    at += one.length
  }
  return bytes
}

/** An object of a PDF that is a stream of bytes. */
export const pdfStream = (entries: string, bytes: string | Uint8Array): Uint8Array =>
  joined([`<<${entries}/Length ${bytes.length}>>stream\n`, bytes, '\nendstream'])

/** A line of text in Helvetica, which the file does not contain; a page is 200 by 300, and its origin is at the foot. */
export const pdfText = (text: string, x: number, y: number, size = 20): string =>
  `BT /F1 ${size} Tf ${x} ${y} Td (${text}) Tj ET\n`

/** Returns a PDF with a page for each content, of 200 by 300 points. */
export function pdfOf(
  contents: readonly string[],
  { catalogue = '', page = '', resources = '', objects = {} }: More = {},
): Blob {
  const pages = contents.map((_, at) => 10 + 2 * at)
  const all: Record<number, string | Uint8Array> = {
    1: `<</Type/Catalog/Pages 2 0 R${catalogue}>>`,
    2: `<</Type/Pages/Kids[${pages.map((id) => `${id} 0 R`).join(' ')}]/Count ${pages.length}>>`,
    3: '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
    ...objects,
  }
  for (const [at, content] of contents.entries()) {
    const id = 10 + 2 * at
    all[id] =
      `<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 300]/Contents ${id + 1} 0 R/Resources<</Font<</F1 3 0 R>>${resources}>>${page}>>`
    all[id + 1] = pdfStream('', content)
  }
  const parts: (string | Uint8Array)[] = ['%PDF-1.7\n']
  const begins: string[] = []
  for (const [id, body] of Object.entries(all)) {
    const offset = `${joined(parts).length}`.padStart(10, '0')
    begins.push(`${id} 1\n${offset} 00000 n \n`)
    parts.push(`${id} 0 obj\n`, body, '\nendobj\n')
  }
  const table = joined(parts).length
  parts.push(
    `xref\n0 1\n0000000000 65535 f \n${begins.join('')}`,
    `trailer<</Size 1000/Root 1 0 R>>\nstartxref\n${table}\n%%EOF\n`,
  )
  return new Blob([joined(parts)])
}

const decoded = (text: string) => Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0))

const LOCKED =
  'JVBERi0xLjQKMSAwIG9iajw8L1R5cGUvQ2F0YWxvZy9QYWdlcyAyIDAgUj4+ZW5kb2JqCjIgMCBvYmo8PC9UeXBlL1BhZ2VzL0tpZHNbMyAwIF' +
  'JdL0NvdW50IDE+PmVuZG9iagozIDAgb2JqPDwvVHlwZS9QYWdlL1BhcmVudCAyIDAgUi9NZWRpYUJveFswIDAgMjAwIDIwMF0vQ29udGVudHMg' +
  'NCAwIFIvUmVzb3VyY2VzPDwvRm9udDw8L0YxIDUgMCBSPj4+Pj4+ZW5kb2JqCjQgMCBvYmo8PC9MZW5ndGggMzU+PnN0cmVhbQpT71AkzfbE7q' +
  '9jLc0XIbs8OGobOngoWJ97Qzi5e/2OmbCFlAplbmRzdHJlYW1lbmRvYmoKNSAwIG9iajw8L1R5cGUvRm9udC9TdWJ0eXBlL1R5cGUxL0Jhc2VG' +
  'b250L0hlbHZldGljYT4+ZW5kb2JqCjYgMCBvYmo8PC9GaWx0ZXIvU3RhbmRhcmQvViAxL1IgMi9PPGQwYTk1ZjAyMTk2NjJhNzc0NDQyZmIwNz' +
  'JlM2Q5ZjE5ZTlkMTMwZWMwOWE0ZDAwNjFlNzhmZTkyMGY3YWI2MmY+L1U8OTI5ZTU3ZjU0NTgzMWMxZGY1NDIxMWM4YzBkY2RkZjc2MTNiYTAy' +
  'MWY4ODUwNmRhYTJkNGYxYmE0NmMyMjFiOT4vUCAtND4+ZW5kb2JqCnhyZWYKMCA3CjAwMDAwMDAwMDAgNjU1MzUgZiAKMDAwMDAwMDAwOSAwMD' +
  'AwMCBuIAowMDAwMDAwMDUyIDAwMDAwIG4gCjAwMDAwMDAxMDEgMDAwMDAgbiAKMDAwMDAwMDIxMSAwMDAwMCBuIAowMDAwMDAwMjkxIDAwMDAw' +
  'IG4gCjAwMDAwMDAzNTIgMDAwMDAgbiAKdHJhaWxlcjw8L1NpemUgNy9Sb290IDEgMCBSL0VuY3J5cHQgNiAwIFIvSURbPDMwMzEzMjMzMzQzNT' +
  'M2MzczODM5NjE2MjYzNjQ2NTY2PjwzMDMxMzIzMzM0MzUzNjM3MzgzOTYxNjI2MzY0NjU2Nj5dPj4Kc3RhcnR4cmVmCjUzNQolJUVPRgo='

/** A PDF of one page that is encrypted with the password "1234", as e-bills are. */
export const lockedPdf = (): Blob => new Blob([decoded(LOCKED)])

const JPEG_2000 =
  'AAAADGpQICANCocKAAAAFGZ0eXBqcDIgAAAAAGpwMiAAAAAtanAyaAAAABZpaGRyAAAAEAAAABAAAwcHAAAAAAAPY29scgEAAAAA' +
  'ABAAAACtanAyY/9P/1EALwAAAAAAEAAAABAAAAAAAAAAAAAAABAAAAAQAAAAAAAAAAAAAwcBAQcBAQcBAf9SAAwAAAABAAQEBAAB' +
  '/1wAEEBASEhQSEhQSEhQSEhQ/2QAJQABQ3JlYXRlZCBieSBPcGVuSlBFRyB2ZXJzaW9uIDIuNS40/5AACgAAAAAAKQAB/5PPtAgJ' +
  'l8+0CAmXz7QICZeAgICAgICAgICAgID/2Q=='

/** A picture of 16 by 16 dark pixels in JPEG 2000. */
export const darkJpeg2000 = (): Uint8Array<ArrayBuffer> => decoded(JPEG_2000)
