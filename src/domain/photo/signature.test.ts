import { expect, test } from 'vitest'
import { kindOf, type PhotoKind, type RefusedKind, SIGNATURE_BYTES } from './signature.ts'

const bytesOf = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0))
const container = (...brands: string[]) => {
  const [major = '', ...others] = brands
  const size = 16 + 4 * others.length
  return `\0\0\0${String.fromCharCode(size)}ftyp${major}\0\0\0\0${others.join('')}`
}

test.each<[string, string, PhotoKind | RefusedKind]>([
  ['a JPEG', '\xff\xd8\xff\xe1', 'jpeg'],
  ['a PNG', '\x89PNG\r\n\x1a\n', 'png'],
  ['a WebP', 'RIFF\x10\0\0\0WEBPVP8 ', 'webp'],
  ['a sound in the container of WebP', 'RIFF\x10\0\0\0WAVEfmt ', 'other'],
  ['an iPhone’s HEIC', container('heic', 'mif1', 'heic'), 'heic'],
  ['a HEIC that names any picture first', container('mif1', 'mif1', 'heic'), 'heic'],
  ['a HEIC of 10 bits', container('heix'), 'heic'],
  ['a sequence of HEIC pictures', container('hevc', 'msf1'), 'heic'],
  ['an AVIF', container('avif', 'mif1', 'miaf'), 'avif'],
  ['an AVIF that names any picture first', container('mif1', 'avif', 'miaf'), 'avif'],
  ['a video of a phone', container('isom', 'avc1'), 'video'],
  ['a video of an iPhone', container('qt  '), 'video'],
  ['a WebM', '\x1a\x45\xdf\xa3\x01', 'video'],
  ['an AVI', 'RIFF\x10\0\0\0AVI LIST', 'video'],
  ['a GIF', 'GIF89a\x10', 'gif'],
  ['a BMP', 'BM\x10\0\0\0\0\0\0\0\x36', 'bmp'],
  ['a text that begins with BM', 'BMW for sale in Lucknow', 'other'],
  ['a TIFF', 'II*\0\x08', 'raw'],
  ['a TIFF of the other order', 'MM\0*\0', 'raw'],
  ['a Canon RAW', container('crx ', 'isom'), 'raw'],
  ['a PDF', '%PDF-1.7', 'pdf'],
  ['a PDF behind an empty line', '\r\n%PDF-1.4', 'pdf'],
  ['an SVG', '<svg xmlns="http://www.w3.org/2000/svg">', 'svg'],
  ['an SVG after a declaration', '\xef\xbb\xbf<?xml version="1.0"?>\n<!-- a -->\n<svg>', 'svg'],
  ['a page', '<!doctype html><p>', 'other'],
  ['a program', 'MZ\x90\0', 'other'],
  ['nothing', '', 'empty'],
])('%s is told by its first bytes', (_, start, kind) => {
  expect(kindOf(bytesOf(start))).toBe(kind)
})

test('A file costs no more than its first bytes, however it goes on', () => {
  const endless = bytesOf('<?xml '.repeat(SIGNATURE_BYTES * 4))
  expect(kindOf(endless)).toBe('other')
  expect(kindOf(bytesOf(`\xff\xff\xff\xffftyp${'mif1'.repeat(10_000)}`))).toBe('heic')
})
