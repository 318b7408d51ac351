import { describe, expect, test } from 'vitest'
import { endpoints } from '../contract/endpoints.ts'
import { SCHEDULES } from '../../scripts/lib/upkeep.ts'
import { importsOf, isTest, localImports, sources } from './support/sources.ts'

const code = sources('{src,functions}/**/*.{ts,tsx,astro}').filter((file) => !isTest(file))

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
        .filter(({ path }) => path.startsWith(`${room}/`))
        .flatMap((file) =>
          localImports(file)
            .filter((target) => !allowed.some((name) => target.startsWith(`${name}/`)))
            .map((target) => `${file.path} -> ${target}`),
        )
        // Plain scripts of a presentational component are its behaviour in the browser.
        .filter((edge) => !/^src\/components\/.*\.astro -> src\/client\//.test(edge))
      expect(wrong).toEqual([])
    })

  test('domain imports no package but zod', () => {
    const packages = code
      .filter(({ path }) => path.startsWith('src/domain/'))
      .flatMap((file) => importsOf(file).filter((name) => !name.startsWith('.')))
    expect([...new Set(packages)]).toEqual(['zod/mini'])
  })

  test('pages read data only through the build snapshot', () => {
    const fromServer = code
      .filter(({ path }) => /^src\/(pages|layouts)\//.test(path))
      .flatMap((file) => localImports(file).filter((target) => target.startsWith('src/server/')))
    expect([...new Set(fromServer)]).toEqual(['src/server/build.ts'])
  })

  test('a page that is kept while its props stay reads data for nothing but them', () => {
    const keyed = code.filter(({ text }) => text.includes('keyedPage({'))
    expect(keyed.length).toBeGreaterThan(0)
    expect(
      keyed.filter(
        ({ text }) => text.split('satisfies GetStaticPaths')[1]?.includes('siteSnapshot(') ?? true,
      ),
    ).toEqual([])
  })

  test('there are no circles', () => {
    const graph = new Map(code.map((file) => [file.path, localImports(file)]))
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
  const functions = sources('functions/**/*.*')

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

  test('each schedule that the start script keeps is that of one function, which has no address', () => {
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
    for (const { path, lines } of functions) expect(lines, path).toBeLessThan(20)
  })
})
