import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream } from 'node:stream/web'
import { Decrypter, Encrypter, identityToRecipient } from 'age-encryption'
import { extract, type Pack, pack } from 'tar-stream'
import { errorCode, messageOf, Problem } from '../lib/problem.ts'
import type { Table } from '../lib/refill.ts'

export type Entry = { name: string; bytes: Buffer }
type Sum = { name: string; size: number; sha256: string }

/** The last entry of an archive. It describes all other entries. */
export type Manifest = { format: 1; takenAt: string; tables: Table[]; entries: Sum[] }

/** Folders of the entries: one file of lines for each table, and each stored file under its key. */
export const ROWS_FOLDER = 'rows/'
export const BLOBS_FOLDER = 'blobs/'
const MANIFEST = 'manifest.json'
const FORMAT = 1

const sumOf = ({ name, bytes }: Entry): Sum => ({
  name,
  size: bytes.byteLength,
  sha256: createHash('sha256').update(bytes).digest('hex'),
})

const addTo = (tar: Pack, { name, bytes }: Entry) =>
  new Promise<void>((resolve, reject) => {
    const sink = tar.entry({ name, size: bytes.byteLength, mtime: new Date(0) }, (error) =>
      error ? reject(error) : resolve(),
    )
    // Of the ways to add an entry, only this one waits until the stream has room.
    sink.end(bytes)
  })

async function fill(
  tar: Pack,
  entries: AsyncIterable<Entry>,
  about: Pick<Manifest, 'takenAt' | 'tables'>,
): Promise<void> {
  try {
    const sums: Sum[] = []
    for await (const entry of entries) {
      sums.push(sumOf(entry))
      await addTo(tar, entry)
    }
    const manifest: Manifest = { format: FORMAT, ...about, entries: sums }
    await addTo(tar, { name: MANIFEST, bytes: Buffer.from(JSON.stringify(manifest)) })
    tar.finalize()
  } catch (error) {
    tar.destroy(error as Error)
    throw error
  }
}

/** Writes one encrypted file: a tar with the manifest at its end. The standard programs `age` and `tar` can read it. */
export async function writeArchive(
  file: string,
  key: string,
  entries: AsyncIterable<Entry>,
  about: Pick<Manifest, 'takenAt' | 'tables'>,
): Promise<void> {
  const encrypter = new Encrypter()
  encrypter.addRecipient(await identityToRecipient(key))
  const tar = pack()
  const plain = Readable.toWeb(Readable.from(tar)) as globalThis.ReadableStream<Uint8Array>
  const encrypted = (await encrypter.encrypt(plain)) as ReadableStream<Uint8Array>
  await Promise.all([
    fill(tar, entries, about),
    pipeline(Readable.fromWeb(encrypted), createWriteStream(file, { flush: true, mode: 0o600 })),
  ])
}

async function* readEntries(file: string, key: string): AsyncGenerator<Entry> {
  const decrypter = new Decrypter()
  decrypter.addIdentity(key)
  const read = Readable.toWeb(createReadStream(file)) as globalThis.ReadableStream<Uint8Array>
  const plain = Readable.fromWeb((await decrypter.decrypt(read)) as ReadableStream<Uint8Array>)
  const tar = extract()
  plain.on('error', (error) => tar.destroy(error))
  plain.pipe(tar)
  try {
    for await (const entry of tar) yield { name: entry.header.name, bytes: await buffer(entry) }
  } finally {
    plain.destroy()
  }
}

const same = (one: Sum | undefined, other: Sum | undefined) =>
  JSON.stringify(one) === JSON.stringify(other)

/** Reads an archive completely and returns its manifest. Throws a problem if anything differs from the manifest. */
export async function checkArchive(file: string, key: string): Promise<Manifest> {
  try {
    let manifest: Manifest | undefined
    const sums: Sum[] = []
    for await (const entry of readEntries(file, key)) {
      if (entry.name === MANIFEST) manifest = JSON.parse(entry.bytes.toString()) as Manifest
      else sums.push(sumOf(entry))
    }
    if (manifest?.format !== FORMAT) throw new Error('it has no manifest of a known format')
    const wrong = manifest.entries.findIndex((sum, n) => !same(sum, sums[n]))
    if (wrong >= 0 || sums.length !== manifest.entries.length)
      throw new Error(`${manifest.entries[wrong]?.name ?? 'an entry'} is not what was written`)
    return manifest
  } catch (error) {
    if (errorCode(error) === 'ENOENT')
      throw new Problem(`There is no file ${file}. Nothing was changed.`)
    throw new Problem(
      `${file} cannot be used: it is broken or was made with another BACKUP_KEY (${messageOf(error)}). Nothing was changed.`,
    )
  }
}

/** Reads the entries of a checked archive, and compares each with its manifest again. */
export async function* readArchive(
  file: string,
  key: string,
  { entries }: Manifest,
): AsyncGenerator<Entry> {
  const sums = new Map(entries.map((sum) => [sum.name, sum]))
  for await (const entry of readEntries(file, key)) {
    if (entry.name === MANIFEST) continue
    if (!same(sumOf(entry), sums.get(entry.name)))
      throw new Problem(`${file} has changed while it was read. Run the command again.`)
    yield entry
  }
}
