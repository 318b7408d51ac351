import { createWriteStream } from 'node:fs'
import { mkdir, open } from 'node:fs/promises'
import { dirname } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { SiteSnapshot } from '../contract/snapshot.ts'

/** Also the end of a line for Node, while JSON leaves them as they are. People paste them from word processors. */
const ENDS_LINE = /[\u2028\u2029]/g
const escaped = (sign: string) => `\\u${sign.charCodeAt(0).toString(16)}`

/**
 * Writes a snapshot as lines of JSON: first everything but the listings, then each listing. As one text, those of a
 * large site would be longer than a text may be.
 */
export async function keepSnapshot(
  file: string,
  { listings, ...rest }: SiteSnapshot,
): Promise<void> {
  await mkdir(dirname(file), { recursive: true })
  const lines = function* () {
    for (const value of [rest, ...listings])
      yield `${JSON.stringify(value).replace(ENDS_LINE, escaped)}\n`
  }
  await pipeline(Readable.from(lines()), createWriteStream(file))
}

/** Reads a snapshot that the first language of the same build has written. */
export async function keptSnapshot(file: string): Promise<SiteSnapshot> {
  const values: unknown[] = []
  for await (const line of (await open(file)).readLines()) values.push(JSON.parse(line))
  const [rest, ...listings] = values
  return {
    ...(rest as Omit<SiteSnapshot, 'listings'>),
    listings: listings as SiteSnapshot['listings'],
  }
}
