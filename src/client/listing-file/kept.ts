import type { FieldName } from '../../domain/listing/fields.ts'
import type { Outcome } from '../../domain/listing-file/outcome.ts'
import type { ColumnMap, Meaning, Sheet, TableFile } from '../../domain/listing-file/table.ts'
import type { Change, Work } from '../../domain/listing-file/work.ts'
import { deviceStore } from '../lib/device-store.ts'
import {
  count,
  flag,
  type Kind,
  listOf,
  objectOf,
  oneOf,
  orNull,
  tableOf,
  text,
} from '../lib/stored.ts'

/** Whether its lines are being sent: `going` goes on by itself, also on a later visit. */
const SENT = ['no', 'going', 'paused', 'ended'] as const
/** What is remembered of a map of columns: how files of its shape were read. At most this many shapes. */
const MAPS = 30

/** A file in progress. Its table is stored apart, because it never changes. */
export type KeptFile = Work & {
  /** By which the desk groups its lines. */
  id: string
  name: string
  kind: TableFile['kind']
  encoding: string | null
  delimiter: string | null
  sheet: number
  /** What the agent said of columns, by their places. */
  means: Readonly<Record<number, Meaning>>
  /** What its columns hold; null until they are mapped. */
  map: ColumnMap | null
  /** The changes that can be undone, the last one at the end. */
  steps: readonly Change[]
  /** By line. */
  outcomes: Readonly<Record<number, Outcome>>
  sent: (typeof SENT)[number]
  /** The lines that the agent has said to post. What is ready later waits for another word. */
  queue: readonly number[]
  photos: FilePhotos
  /** How many homes that the file does not have any more were marked or withdrawn. */
  closed: number
  /** How much was sent when the last report was made, and whether a mail said so. */
  reported: { settled: number; mailed: boolean } | null
}

/**
 * The photos that came with a file, by their paths: where the agent puts them, the server's ids of those sent, and those
 * that look like screenshots and are sent all the same.
 */
type FilePhotos = {
  paths: readonly string[]
  /** The number of a line; 0 for no line. */
  places: Readonly<Record<string, number>>
  sent: Readonly<Record<string, string>>
  screens: readonly string[]
}
/** The photos themselves, as far as the device keeps them: files of a folder, or ZIPs. */
export type KeptPhotos = { path: string; isZip: boolean; blob: Blob }[]

export const NO_PHOTOS: FilePhotos = { paths: [], places: {}, sent: {}, screens: [] }

const map: Kind<ColumnMap> = (value) => listOf(text)(value) as Meaning[] | undefined
const cells: Kind<Partial<Record<FieldName, string>>> = tableOf(text)
const step = objectOf({
  answers: tableOf(orNull(text)),
  edits: tableOf(tableOf(orNull(text)) as Kind<Record<string, string | null>>),
  wanted: tableOf(orNull(flag)),
}) as Kind<Change>
const outcome: Kind<Outcome> = (value) => {
  const said = objectOf({
    state: oneOf(['sending', 'posted', 'changed', 'known', 'refused', 'failed'] as const),
  })(value)
  const { id, note, problems } = tableOf((member) => member as unknown)(value) ?? {}
  const sentences = tableOf(text)(problems)
  // A line that was being sent when the page closed is sent again: its key makes one listing of both.
  if (!said || said.state === 'sending') return undefined
  return {
    ...said,
    ...(typeof id === 'string' ? { id } : {}),
    ...(typeof note === 'string' ? { note } : {}),
    ...(sentences ? { problems: sentences } : {}),
  }
}
const file: Kind<KeptFile> = objectOf({
  id: text,
  name: text,
  encoding: orNull(text),
  delimiter: orNull(text),
  sheet: count,
  kind: oneOf(['xlsx', 'xls', 'ods', 'csv', 'xml', 'message', 'own'] as const),
  means: tableOf(text),
  map: orNull(map),
  answers: tableOf(text),
  edits: tableOf(cells),
  wanted: tableOf(flag),
  steps: listOf(step),
  outcomes: tableOf(outcome),
  sent: oneOf(SENT),
  queue: listOf(count),
  photos: (value) =>
    objectOf({
      paths: listOf(text),
      places: tableOf(count),
      sent: tableOf(text),
      screens: (said) => listOf(text)(said) ?? [],
    })(value) ?? NO_PHOTOS,
  // A file that was kept before there were reports has none.
  closed: (value) => count(value) ?? 0,
  reported: (value) => objectOf({ settled: count, mailed: flag })(value) ?? null,
}) as Kind<KeptFile>
const hidden: Kind<number[]> = (value) => listOf(count)(value) ?? []
const sheets: Kind<Sheet[]> = listOf(objectOf({ name: text, rows: listOf(listOf(text)), hidden }))
const remembered = listOf(objectOf({ shape: text, map }))

const device = deviceStore('listing-file', 'kept')
/** False once the browser has refused to store a file: it is then lost with its page. */
export const { $isKept: $fileIsKept, onOtherTab } = device

// Each account has its own place: nobody else who signs in on this device sees the file.
const key = (owner: string, part: 'file' | 'sheets' | 'maps' | 'photos') => [owner, part]

/** Returns the file that an account has in progress on this device, with its table. */
export async function readKept(
  owner: string,
): Promise<{ file: KeptFile; sheets: readonly Sheet[] } | null> {
  const [kept, table] = await Promise.all([
    device.read(key(owner, 'file')),
    device.read(key(owner, 'sheets')),
  ])
  const [read, rows] = [file(kept), sheets(table)]
  return read && rows ? { file: read, sheets: rows } : null
}

export const keepFile = (owner: string, kept: KeptFile, table?: readonly Sheet[]): Promise<void> =>
  device.write((store) => {
    store.put(kept, key(owner, 'file'))
    if (table) store.put(table, key(owner, 'sheets'))
  })

export const forgetFile = (owner: string): Promise<void> =>
  device.write((store) => {
    store.delete(key(owner, 'file'))
    store.delete(key(owner, 'sheets'))
    store.delete(key(owner, 'photos'))
  })

const blob: Kind<Blob> = (value) => (value instanceof Blob ? value : undefined)
const photos: Kind<KeptPhotos> = listOf(objectOf({ path: text, isZip: flag, blob }))
export const readPhotos = async (owner: string): Promise<KeptPhotos> =>
  photos(await device.read(key(owner, 'photos'))) ?? []
export const keepPhotos = (owner: string, kept: KeptPhotos): Promise<void> =>
  device.write((store) => store.put(kept, key(owner, 'photos')))

/** Returns how the columns of a file of this shape were mapped before. */
export async function rememberedMap(owner: string, shape: string): Promise<ColumnMap | null> {
  const all = remembered(await device.read(key(owner, 'maps'))) ?? []
  return all.find((one) => one.shape === shape)?.map ?? null
}

/** Remembers a map for the next file of its shape. Null forgets it. The shapes that were used last stay. */
export async function rememberMap(
  owner: string,
  shape: string,
  chosen: ColumnMap | null,
): Promise<void> {
  const all = remembered(await device.read(key(owner, 'maps'))) ?? []
  const others = all.filter((one) => one.shape !== shape)
  const next = [...(chosen ? [{ shape, map: chosen }] : []), ...others].slice(0, MAPS)
  await device.write((store) => store.put(next, key(owner, 'maps')))
}
