const HEAD = 12
const RECORD = 16

/** Returns the tables of a TrueType file by their tags. */
export function tablesOf(file: Buffer): Map<string, Buffer> {
  const count = file.readUInt16BE(4)
  return new Map(
    Array.from({ length: count }, (_, n) => {
      const record = HEAD + n * RECORD
      const start = file.readUInt32BE(record + 8)
      return [
        file.toString('latin1', record, record + 4),
        file.subarray(start, start + file.readUInt32BE(record + 12)),
      ]
    }),
  )
}

/** Makes a TrueType file of tables. */
export function fileOf(tables: ReadonlyMap<string, Buffer>): Buffer {
  const all = [...tables].toSorted(([a], [b]) => (a < b ? -1 : 1))
  const power = Math.floor(Math.log2(all.length))
  const head = Buffer.alloc(HEAD + all.length * RECORD)
  head.writeUInt32BE(0x10000)
  head.writeUInt16BE(all.length, 4)
  head.writeUInt16BE(2 ** power * RECORD, 6)
  head.writeUInt16BE(power, 8)
  head.writeUInt16BE((all.length - 2 ** power) * RECORD, 10)
  const parts = [head]
  let start = head.length
  for (const [n, [tag, bytes]] of all.entries()) {
    const padded = Buffer.concat([bytes, Buffer.alloc((4 - (bytes.length % 4)) % 4)])
    let sum = 0
    for (let at = 0; at < padded.length; at += 4) sum = (sum + padded.readUInt32BE(at)) >>> 0
    const record = HEAD + n * RECORD
    head.write(tag, record, 'latin1')
    head.writeUInt32BE(sum, record + 4)
    head.writeUInt32BE(start, record + 8)
    head.writeUInt32BE(bytes.length, record + 12)
    start += padded.length
    parts.push(padded)
  }
  return Buffer.concat(parts)
}
