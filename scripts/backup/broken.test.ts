import { copyFile, readFile, truncate, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Decrypter, Encrypter, generateX25519Identity, identityToRecipient } from 'age-encryption'
import { sql } from 'drizzle-orm/sql/sql'
import { describe, expect, test } from 'vitest'
import { setUpBackend } from '../../src/test/support/database/backend.ts'
import { setUpBench } from './testing/bench.ts'
import { contentsOf } from './testing/places.ts'

const bench = setUpBench(setUpBackend())

describe('A broken archive changes nothing:', () => {
  const copy = async (name: string) => {
    const file = join(bench.folder, `${name}.tar.age`)
    await copyFile(bench.archive, file)
    return file
  }
  const flip = async (file: string, at: (size: number) => number) => {
    const bytes = await readFile(file)
    const place = at(bytes.length)
    bytes[place] = (bytes[place] ?? 0) ^ 1
    await writeFile(file, bytes)
  }
  const cut = async (file: string, at: (size: number) => number) =>
    truncate(file, at((await readFile(file)).length))

  /**
   * Returns where a part of the cipher ends: after the header, which ends with its own line, the nonce and one whole
   * part.
   */
  const endOfPart = async (file: string) => {
    const bytes = await readFile(file)
    const end = bytes.indexOf('\n', bytes.indexOf('\n--- ') + 1) + 1 + 16 + 65_552
    expect(end).toBeLessThan(bytes.length)
    return end
  }
  /** Changes one letter of the decrypted text, and encrypts it again correctly. */
  const forge = async (file: string) => {
    const decrypter = new Decrypter()
    decrypter.addIdentity(bench.key)
    const tar = Buffer.from(await decrypter.decrypt(await readFile(file)))
    tar[tar.indexOf('Gomti')] = 'g'.charCodeAt(0)
    const encrypter = new Encrypter()
    encrypter.addRecipient(await identityToRecipient(bench.key))
    await writeFile(file, await encrypter.encrypt(tar))
  }

  const FAULTS: [string, (file: string) => Promise<void>][] = [
    ['a byte of its head is flipped', (file) => flip(file, () => 70)],
    ['a byte in the middle is flipped', (file) => flip(file, (size) => size >> 1)],
    ['its last byte is flipped', (file) => flip(file, (size) => size - 1)],
    ['it is cut in the middle', (file) => cut(file, (size) => size >> 1)],
    [
      'it is cut where a part of the cipher ends',
      async (file) => truncate(file, await endOfPart(file)),
    ],
    ['its last byte is missing', (file) => cut(file, (size) => size - 1)],
    ['it is empty', (file) => cut(file, () => 0)],
    ['something follows it', async (file) => writeFile(file, 'more', { flag: 'a' })],
    ['an entry is not the one that its checksum is of', forge],
    ['it is something else', (file) => writeFile(file, 'A photo album.')],
  ]
  test.each(FAULTS)('%s', async (_, spoil) => {
    const file = await copy('broken')
    await spoil(file)
    const other = await bench.place()
    const before = await contentsOf(other)
    await expect(bench.restore(other, { file, overwrite: true })).rejects.toThrow(
      'Nothing was changed',
    )
    expect(await contentsOf(other)).toEqual(before)
    expect(other.requests.filter((request) => request.startsWith('set'))).toEqual([])
  })

  test('it was made with another key', async () => {
    const other = await bench.place()
    const before = await contentsOf(other)
    await expect(bench.restore(other, { key: await generateX25519Identity() })).rejects.toThrow(
      'another BACKUP_KEY',
    )
    expect(await contentsOf(other)).toEqual(before)
  })

  test('its tables are newer than those of the database', async () => {
    const other = await bench.place()
    await other.db.rows(sql`alter table users drop column totp_since`)
    await expect(bench.restore(other)).rejects.toThrow('The database lacks users.totp_since.')
    expect(await other.db.rows(sql`select 1 from users`)).toEqual([])
  })
})
