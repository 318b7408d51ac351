import type { Config } from '@netlify/functions'
import { describe, expect, test } from 'vitest'
import { readStats } from '../contract/stats.ts'
import { uploadPhoto } from '../contract/photo.ts'
import { PERMISSIONS } from '../domain/permission/table.ts'
import { SCHEDULES } from '../../scripts/lib/schedules.ts'
import { endpoints } from './support/http/endpoints.ts'
import { importsOf, isTest, localImports, sources } from './support/structure/sources.ts'

const code = sources('{src,functions}/**/*.{ts,tsx,astro}').filter((file) => !isTest(file))

/** The folders from which each folder may import. */
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

const ELEMENTS = new Set(
  code.filter(({ text }) => /\bextends HTMLElement\b/.test(text)).map(({ path }) => path),
)
/** Whether this is the import of a component's own script, or of the element that the script defines. */
function isOfScript(edge: string): boolean {
  const [path = '', target = ''] = edge.split(' -> ')
  const isScript = path.endsWith('.astro') || ELEMENTS.has(path)
  return isScript && path.startsWith('src/components/') && target.startsWith('src/client/')
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
        // The script of a component is its behaviour in the browser.
        .filter((edge) => !isOfScript(edge))
      expect(wrong).toEqual([])
    })

  test('a component that defines an element has a test beside it that renders it', () => {
    const defining = code.filter(({ text }) => text.includes('customElements.define('))
    const tests = sources('src/**/*.astro.test.ts').flatMap(localImports)
    expect(defining.length).toBeGreaterThan(0)
    expect(defining.map(({ path }) => path).filter((path) => !tests.includes(path))).toEqual([])
  })

  test('domain imports no package but zod', () => {
    const packages = code
      .filter(({ path }) => path.startsWith('src/domain/'))
      .flatMap((file) => importsOf(file).filter((name) => !/^[.#]/.test(name)))
    expect([...new Set(packages)]).toEqual(['zod/mini'])
  })

  test('code for browsers has no regular expression with lookbehind, because older phones refuse the whole script', () => {
    const behind = code.filter(
      ({ path, text }) =>
        /^src\/(domain|contract|client|islands|components)\//.test(path) && /\(\?<[!=]/.test(text),
    )
    expect(behind.map(({ path }) => path)).toEqual([])
  })

  test('pages read data only through the build snapshot', () => {
    const fromServer = code
      .filter(({ path }) => /^src\/(pages|layouts)\//.test(path))
      .flatMap((file) => localImports(file).filter((target) => target.startsWith('src/server/')))
    expect([...new Set(fromServer)]).toEqual(['src/server/build.ts'])
  })

  test('a page that is kept while its props are unchanged reads no other data', () => {
    const keyed = code.filter(
      ({ path, text }) => path.startsWith('src/pages/') && text.includes('keyedPage('),
    )
    expect(keyed.length).toBeGreaterThan(1)
    expect(
      keyed.filter(
        ({ text }) => text.split('satisfies GetStaticPaths')[1]?.includes('siteSnapshot(') ?? true,
      ),
    ).toEqual([])
  })

  test('there are no circular imports', () => {
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

  const configs: Record<string, Config | undefined> = Object.fromEntries(
    Object.entries(
      import.meta.glob<Config>('../../functions/*.ts', { eager: true, import: 'config' }),
    ).map(([path, config]) => [path.split('/').at(-1), config]),
  )
  const serving = (path: string) => {
    const pathname = path.replaceAll(/:(\w+)/g, 'some-$1')
    const fits = (patterns: string | string[] | undefined) =>
      [patterns ?? []]
        .flat()
        .some((pattern) => new URLPattern({ pathname: pattern }).test({ pathname }))
    return Object.entries(configs)
      .filter(([, config]) => fits(config?.path) && !fits(config?.excludedPath))
      .map(([name]) => name)
  }

  test('each endpoint of the contract has one function at its address', () => {
    // Their libraries are large, and must not slow other calls down.
    const apart: Record<string, string> = {
      [uploadPhoto.path]: 'photo-upload.ts',
      [readStats.path]: 'stats.ts',
    }
    for (const { path } of Object.values(endpoints)) {
      const [first, ...more] = serving(path)
      expect([first === 'api-open.ts' ? 'api.ts' : first, more], path).toEqual([
        apart[path] ?? 'api.ts',
        [],
      ])
    }
  })

  test('addresses to which anybody may write, and pictures that are drawn, are rate-limited by Netlify', () => {
    const written = Object.values(endpoints).filter(
      ({ method, action }) =>
        method !== 'GET' && PERMISSIONS[action].some(({ who }) => who === 'anyone'),
    )
    for (const { path } of written) expect(serving(path), path).toEqual(['api-open.ts'])
    for (const name of ['api-open.ts', 'auth.ts', 'share-picture.ts'])
      expect(configs[name]?.rateLimit, name).toMatchObject({ aggregateBy: ['ip'] })
  })

  test('each schedule of the start script is that of one function, which has no address', () => {
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

  test('have no code of their own', () => {
    for (const { path, lines } of functions) expect(lines, path).toBeLessThan(40)
  })
})
