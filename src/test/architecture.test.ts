import { readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { endpoints } from '../contract/endpoints.ts'
import { SCHEDULES } from '../contract/schedules.ts'

const ROOT = resolve(import.meta.dirname, '../..')

function files(folder: string): string[] {
  return readdirSync(join(ROOT, folder)).flatMap((name) => {
    const path = join(folder, name)
    return statSync(join(ROOT, path)).isDirectory() ? files(path) : [path]
  })
}

const code = [...files('src'), ...files('functions')].filter(
  (path) => /\.(ts|tsx|astro)$/.test(path) && !/\.(test|e2e)\.|^src\/test\//.test(path),
)

function importsOf(path: string): string[] {
  const text = readFileSync(join(ROOT, path), 'utf8')
  const statements = text.matchAll(
    /^\s*(?:import|export)\s(?:[^'"=]*?from\s)?'([^']+)'|\bimport\('([^']+)'\)/gm,
  )
  return [...statements].map((match) => match[1] ?? match[2] ?? '')
}
const localImports = (path: string) =>
  importsOf(path)
    .filter((name) => name.startsWith('.'))
    .map((name) => relative(ROOT, resolve(ROOT, dirname(path), name)))

/** What each room may import from. */
const RULE: Record<string, readonly string[]> = {
  'src/domain': ['src/domain'],
  'src/contract': ['src/contract', 'src/domain'],
  'src/server': ['src/server', 'src/contract', 'src/domain'],
  functions: ['src/server', 'src/contract', 'src/domain'],
  'src/client': ['src/client', 'src/contract', 'src/domain'],
  'src/components': ['src/components', 'src/contract', 'src/domain', 'src/styles', 'src/assets'],
  'src/islands': [
    'src/islands',
    'src/components',
    'src/client',
    'src/contract',
    'src/domain',
    'src/styles',
  ],
}

describe('The dependency rule', () => {
  for (const [room, allowed] of Object.entries(RULE))
    test(`${room} imports only from ${allowed.join(', ')}`, () => {
      const wrong = code
        .filter((path) => path.startsWith(`${room}/`))
        .flatMap((path) =>
          localImports(path)
            .filter((target) => !allowed.some((name) => target.startsWith(`${name}/`)))
            .map((target) => `${path} -> ${target}`),
        )
        // Plain scripts of a presentational component are its behaviour in the browser.
        .filter((edge) => !/^src\/components\/.*\.astro -> src\/client\//.test(edge))
      expect(wrong).toEqual([])
    })

  test('domain imports no package but zod', () => {
    const packages = code
      .filter((path) => path.startsWith('src/domain/'))
      .flatMap((path) => importsOf(path).filter((name) => !name.startsWith('.')))
    expect([...new Set(packages)]).toEqual(['zod/mini'])
  })

  test('pages read data only through the build snapshot', () => {
    const fromServer = code
      .filter((path) => /^src\/(pages|layouts)\//.test(path))
      .flatMap((path) => localImports(path).filter((target) => target.startsWith('src/server/')))
    expect([...new Set(fromServer)]).toEqual(['src/server/build.ts'])
  })

  test('a page that is kept while its props stay reads data for nothing but them', () => {
    const keyed = code
      .map((path) => readFileSync(join(ROOT, path), 'utf8'))
      .filter((text) => text.includes('keyedPage({'))
    expect(keyed.length).toBeGreaterThan(0)
    expect(
      keyed.filter(
        (text) => text.split('satisfies GetStaticPaths')[1]?.includes('siteSnapshot(') ?? true,
      ),
    ).toEqual([])
  })

  test('there are no circles', () => {
    const graph = new Map(code.map((path) => [path, localImports(path)]))
    const done = new Set<string>()
    const circles: string[] = []
    const visit = (path: string, trail: string[]) => {
      if (trail.includes(path))
        circles.push([...trail.slice(trail.indexOf(path)), path].join(' -> '))
      if (trail.includes(path) || done.has(path)) return
      for (const next of graph.get(path) ?? []) visit(next, [...trail, path])
      done.add(path)
    }
    for (const path of graph.keys()) visit(path, [])
    expect(circles).toEqual([])
  })
})

describe('Functions', () => {
  const functions = files('functions').map((path) => ({
    path,
    text: readFileSync(join(ROOT, path), 'utf8'),
  }))

  test('each endpoint of the contract has one function, at its path and method', () => {
    for (const [name, endpoint] of Object.entries(endpoints)) {
      const serving = functions.filter(({ text }) =>
        new RegExp(`endpoints\\.${name}\\b`).test(text),
      )
      expect(
        serving.map(({ path }) => path),
        name,
      ).toHaveLength(1)
      expect(serving[0]?.text, name).toContain(
        `export const config: Config = { path: '${endpoint.path}', method: '${endpoint.method}' }`,
      )
    }
  })

  test('a function that serves no endpoint of the contract is one of those that no page calls by it', () => {
    // Auth.js has addresses of its own, a photo is no JSON, a visitor opens an address, Netlify signs what it tells.
    const others = ['auth', 'deploy-notification', 'photo-show', 'project-open'].map(
      (name) => `functions/${name}.ts`,
    )
    const addressed = functions.filter(({ text }) => /\bpath:/.test(text))
    expect(
      addressed
        .filter(({ text }) => !/\bendpoints\.\w/.test(text))
        .map(({ path }) => path)
        .sort(),
    ).toEqual(others)
    expect(addressed).toHaveLength(Object.keys(endpoints).length + others.length)
  })

  test('each schedule of the contract has one function, which runs by it and has no address', () => {
    for (const [name, { schedule, path }] of Object.entries(SCHEDULES)) {
      const scheduled = functions.find(
        (one) => one.path === `functions/${path.split('/').at(-1)}.ts`,
      )
      expect(scheduled?.text, name).toContain(
        `export const config: Config = { schedule: '${schedule}' }`,
      )
    }
    const byTheClock = functions.filter(({ text }) => /\bschedule:/.test(text))
    expect(byTheClock).toHaveLength(Object.keys(SCHEDULES).length)
  })

  test('hold one endpoint each and nothing else', () => {
    for (const { path, text } of functions) expect(text.split('\n').length, path).toBeLessThan(20)
  })
})
