import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { ON } from '../../src/domain/cities/on.ts'
import { ROOT } from '../lib/paths.ts'
import { checkCity } from './check.ts'
import { mapPicture } from './map-picture.ts'

const made: string[] = []
afterEach(async () => {
  for (const folder of made.splice(0)) await rm(folder, { recursive: true })
})

/** A project that has the folder of Kanpur as that of another city, and only it. */
async function copyOfKanpur(slug: string): Promise<string> {
  const root = await mkdtemp(join(tmpdir(), 'aangan-city-'))
  made.push(root)
  const domain = join(root, 'src', 'domain')
  const cities = join(domain, 'cities')
  await mkdir(cities, { recursive: true })
  await mkdir(join(root, 'public', 'art', 'cities'), { recursive: true })
  await cp(join(ROOT, 'src/domain/cities/kanpur'), join(cities, slug), { recursive: true })
  await cp(join(ROOT, 'src/domain/cities/form.ts'), join(cities, 'form.ts'))
  await cp(
    join(ROOT, 'public/art/cities/kanpur.svg'),
    join(root, 'public/art/cities', `${slug}.svg`),
  )
  for (const room of ['language', 'locality', 'states', 'text'])
    await symlink(join(ROOT, 'src/domain', room), join(domain, room), 'junction')
  await change(root, slug, 'city.ts', "slug: 'kanpur'", `slug: '${slug}'`)
  return root
}

async function change(root: string, slug: string, file: string, from: string, to: string) {
  const path = join(root, 'src/domain/cities', slug, file)
  const text = await readFile(path, 'utf8')
  expect(text).toContain(from)
  await writeFile(path, text.replaceAll(from, to))
}

test.each(ON)('Nothing is missing in the folder of %s', async (slug) =>
  expect((await checkCity(slug)).missing).toEqual([]),
)

test('A city without a certain pincode for each locality is complete, and so is one without a claim', async () => {
  const root = await copyOfKanpur('quietpur')
  await change(root, 'quietpur', 'city.ts', "claim: '100+'", 'claim: null')
  await change(root, 'quietpur', 'pincodes.ts', "208020: 'Panki',", '')
  expect(await checkCity('quietpur', root)).toMatchObject({
    missing: [],
    notes: [
      'Without a certain pincode: Panki.',
      'Without a point: Dada Nagar.',
      'It claims no number of properties.',
    ],
  })
})

test('Each thing that a folder misses is said in a sentence', async () => {
  const root = await copyOfKanpur('brokenpur')
  const broken = (file: string, from: string, to: string) =>
    change(root, 'brokenpur', file, from, to)
  await broken('city.ts', "{ hi: 'कानपुर' }", "{ hi: '' }")
  await broken('city.ts', '[26.4499, 80.3319]', '[80.3319, 26.4499]')
  await broken('city.ts', "'Uttar Pradesh'", "'Atlantis'")
  await broken('map.ts', 'panki: {', 'pankee: {')
  await broken('map.ts', "art: 'mill'", "art: 'bridge'")
  await broken('pincodes.ts', "208020: 'Panki'", "999999: 'Elsewhere'")
  await broken('landmarks.ts', "'Kakadeo'", "'Nowhere'")
  await broken('near.hi.ts', 'kakadeo: [', 'kakadeu: [')
  await broken('texts-sight.hi.ts', 'export const SIGHT', 'const SIGHT')
  await rm(join(root, 'src/domain/cities/brokenpur/parts.ts'))
  await rm(join(root, 'public/art/cities/brokenpur.svg'))
  const { missing } = await checkCity('brokenpur', root)
  expect(missing).toEqual(
    expect.arrayContaining([
      'src/domain/cities/brokenpur/parts.ts is missing.',
      'src/domain/cities/brokenpur/texts-sight.hi.ts has no SIGHT.',
      'src/domain/states/atlantis/duty.ts is missing.',
      'The city “Kanpur” has no name in हिन्दी.',
      'It lies at 80.3319, 26.4499: first the latitude, then the longitude, in India.',
      'The locality “Panki” has no plot on the map.',
      'The map names “pankee”, which is no locality of the city.',
      'On the map, “Lal Imli mill” is drawn as “bridge”, which has no drawing.',
      'The pincode 999999 is not one of the city’s own.',
      'The pincode 999999 names “elsewhere”, which is no locality of the city.',
      'Where “Kakadeo” lies is not said in three lines in हिन्दी.',
      'What is near in हिन्दी names “kakadeu”, which is no locality of the city.',
      'public/art/cities/brokenpur.svg is missing.',
    ]),
  )
  expect(
    missing.some((text) => text.endsWith('names “nowhere”, which is no locality of the city.')),
  ).toBe(true)
})

test('A city without points is complete', async () => {
  const root = await copyOfKanpur('pointpur')
  await rm(join(root, 'src/domain/cities/pointpur/points.ts'))
  expect(await checkCity('pointpur', root)).toMatchObject({
    missing: [],
    notes: ['Where its places are is not said in degrees: it has no points.'],
  })
})

test('A limit of the registration fee is said to be missing from what is reckoned', async () => {
  const root = await copyOfKanpur('feepur')
  await change(root, 'feepur', 'city.ts', "'Uttar Pradesh'", "'Maharashtra'")
  expect((await checkCity('feepur', root)).missing).toEqual([
    expect.stringMatching(/^In Maharashtra the registration fee is at most ₹30,000: /),
  ])
})

test('A file that cannot be read is named with the reason', async () => {
  const root = await copyOfKanpur('oddpur')
  await writeFile(join(root, 'src/domain/cities/oddpur/localities.ts'), 'throw new Error("Odd")\n')
  expect((await checkCity('oddpur', root)).missing).toContain(
    'src/domain/cities/oddpur/localities.ts cannot be read: Odd.',
  )
})

test('The map of a city that is off is drawn with its plots and the names of its localities', async () => {
  const root = await copyOfKanpur('mappur')
  const { map, localities } = await checkCity('mappur', root)
  const svg = map ? mapPicture(map, localities) : ''
  expect(svg).toMatch(/^<svg .*<\/svg>$/s)
  expect(svg).not.toMatch(/NaN|undefined/)
  for (const text of ['Kakadeo', 'Ganga']) expect(svg).toContain(text)
})
