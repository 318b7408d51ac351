import { inflateRawSync } from 'node:zlib'

export type ZipEntry = { name: string; read(): Buffer }

const STORED = 0

/** Returns the files in a zip archive, in the order of its directory. */
export function readZip(archive: Buffer): ZipEntry[] {
  const end = archive.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]))
  if (end < 0) throw new Error('This is no zip archive.')
  const entries: ZipEntry[] = []
  let at = archive.readUInt32LE(end + 16)
  for (let left = archive.readUInt16LE(end + 10); left > 0; left--) {
    const [nameLength, extraLength, commentLength] = [28, 30, 32].map((offset) =>
      archive.readUInt16LE(at + offset),
    ) as [number, number, number]
    const header = {
      method: archive.readUInt16LE(at + 10),
      bytes: archive.readUInt32LE(at + 20),
      offset: archive.readUInt32LE(at + 42),
    }
    entries.push({
      name: archive.toString('utf8', at + 46, at + 46 + nameLength),
      read: () => content(archive, header),
    })
    at += 46 + nameLength + extraLength + commentLength
  }
  return entries
}

function content(
  archive: Buffer,
  { method, bytes, offset }: { method: number; bytes: number; offset: number },
): Buffer {
  const start = offset + 30 + archive.readUInt16LE(offset + 26) + archive.readUInt16LE(offset + 28)
  const packed = archive.subarray(start, start + bytes)
  return method === STORED ? packed : inflateRawSync(packed)
}
