import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { LANGUAGE_HEADER, LANGUAGES } from '../../src/domain/language/constants.ts'
import { PATHS } from '../lib/paths.ts'
import { bundleOf, headOf, MAILS } from './function-head.ts'

test('A function’s head has its settings as literals, and names the bundle as the only file to pack', () => {
  expect(headOf('photo')).toBe(`export { default } from './bundles/photo.en.bundle.mjs'
export const config = {"path":"/property_images/:name/:variant","nodeBundler":"none","includedFiles":["bundles/photo.en.bundle.mjs"]}
`)
})

test('The packing of a function with native libraries is left to Netlify', () => {
  expect(headOf('photo-upload')).toContain('export const config = {"path":"/api/photos"}\n')
})

test('The head of a function for events names each of them in the object that it exports', () => {
  expect(headOf('deploys')).toContain(
    'export default { deployBuilding: handlers.deployBuilding, deploySucceeded: handlers.deploySucceeded, deployFailed: handlers.deployFailed }\n',
  )
})

test('A function that the contract does not list is refused by name', () => {
  expect(() => headOf('daily')).toThrow(
    'src/contract/functions.ts does not list functions/daily.ts.',
  )
})

describe('The head of a function', () => {
  let folder: string
  beforeEach(async () => {
    await mkdir(PATHS.own, { recursive: true })
    folder = await mkdtemp(join(PATHS.own, 'heads-'))
    await mkdir(join(folder, 'bundles'))
  })
  afterEach(() => rm(folder, { recursive: true, force: true }))

  /** Loads the head beside bundles that say their language, and which mails they were asked to send. */
  async function load(name: string) {
    for (const language of LANGUAGES) {
      const answer = `export default async (_request, { ip, deliverIn }) =>
  Response.json({ ip, language: '${language}', sent: await Promise.all(${JSON.stringify(LANGUAGES)}.map((one) => deliverIn?.(one))) })`
      await writeFile(join(folder, bundleOf(name, language)), answer)
      const mails = `export const deliverHere = async () => 'mails in ${language}'`
      await writeFile(join(folder, bundleOf(MAILS, language)), mails)
    }
    const file = join(folder, `${name}.mjs`)
    await writeFile(file, headOf(name))
    const { default: answer } = await import(pathToFileURL(file).href)
    return async (path: string, headers: Record<string, string> = {}) =>
      (
        await answer(new Request(`https://site.example${path}`, { headers }), { ip: '10.0.0.1' })
      ).json()
  }
  const sent = LANGUAGES.map((language) => `mails in ${language}`)

  test('takes the bundle of the page’s language, and has mails sent by the bundle of theirs', async () => {
    const ask = await load('api')
    expect(await ask('/api/anything')).toEqual({ ip: '10.0.0.1', language: 'en', sent })
    expect(await ask('/api/anything', { [LANGUAGE_HEADER]: 'hi' })).toEqual({
      ip: '10.0.0.1',
      language: 'hi',
      sent,
    })
    expect((await ask('/hi/NewProject/open')).language).toBe('hi')
    for (const none of ['xx', 'constructor', '__proto__'])
      expect((await ask(`/${none}`, { [LANGUAGE_HEADER]: none })).language).toBe('en')
  })

  test('has mails sent in each language on a schedule, which has no language', async () => {
    expect((await (await load('due'))('/')).sent).toEqual(sent)
  })
})
