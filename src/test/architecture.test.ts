import ts from 'typescript'
import { describe, expect, test } from 'vitest'
import { INTERVALS } from '../../scripts/lib/schedules.ts'
import { FUNCTIONS, type FunctionHead } from '../contract/functions.ts'
import { showPaper } from '../contract/paper.ts'
import { uploadPhoto } from '../contract/photo.ts'
import { readStats } from '../contract/stats.ts'
import { PERMISSIONS } from '../domain/permission/table.ts'
import { endpoints } from './support/http/endpoints.ts'
import {
  importsOf,
  isTest,
  localImports,
  type Source,
  sources,
  syntaxOf,
} from './support/structure/sources.ts'

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
  code.filter(({ text }) => /\bextends \w*Element\b/.test(text)).map(({ path }) => path),
)
/**
 * Whether this is the import of a component's own script, or of the element that the script defines: of the client, or
 * of an island that it loads later.
 */
function isOfScript(edge: string): boolean {
  const [path = '', target = ''] = edge.split(' -> ')
  const isScript = path.endsWith('.astro') || ELEMENTS.has(path)
  return isScript && path.startsWith('src/components/') && /^src\/(client|islands)\//.test(target)
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

  test('a component loads an island only once somebody needs it', () => {
    const AT_ONCE = /^\s*(?:import|export)\s(?!type\s)[^'"=]*?from\s'[^']*\/islands\//m
    const loading = code.filter(
      ({ path, text }) => path.startsWith('src/components/') && text.includes('/islands/'),
    )
    expect(loading.length).toBeGreaterThan(0)
    expect(loading.filter(({ text }) => AT_ONCE.test(text)).map(({ path }) => path)).toEqual([])
    expect(AT_ONCE.test("import { Enquiry } from '../../islands/enquiry/Enquiry.tsx'")).toBe(true)
  })

  test('a component that defines an element has a test beside it that renders it', () => {
    const defining = code.filter(({ text }) => text.includes('customElements.define('))
    const tested = sources('src/**/*.astro.test.ts').flatMap(localImports)
    const scripts = code.filter(({ path }) => tested.includes(path)).flatMap(localImports)
    const rendered = new Set([...tested, ...scripts])
    expect(defining.length).toBeGreaterThan(0)
    expect(defining.map(({ path }) => path).filter((path) => !rendered.has(path))).toEqual([])
  })

  test('domain imports no package but zod', () => {
    const packages = code
      .filter(({ path }) => path.startsWith('src/domain/'))
      .flatMap((file) => importsOf(file).filter((name) => !/^[.#]/.test(name)))
    expect([...new Set(packages)]).toEqual(['zod/mini'])
  })

  // `astro.config.mjs` promises it to the bundler, which then leaves out what a script does not use.
  test('a module of the domain does nothing when it is loaded', () => {
    const DECLARING = new Set([
      ts.SyntaxKind.ExportDeclaration,
      ts.SyntaxKind.FunctionDeclaration,
      ts.SyntaxKind.ClassDeclaration,
      ts.SyntaxKind.TypeAliasDeclaration,
      ts.SyntaxKind.InterfaceDeclaration,
      ts.SyntaxKind.VariableStatement,
    ])
    const doing = (file: Pick<Source, 'path' | 'text'>) =>
      syntaxOf(file)
        .statements.filter((one) =>
          ts.isImportDeclaration(one) ? !one.importClause : !DECLARING.has(one.kind),
        )
        .map((one) => `${file.path}: ${one.getText()}`)
    const domain = code.filter(({ path }) => path.startsWith('src/domain/'))
    expect(domain.flatMap(doing)).toEqual([])
    expect(doing({ path: 'x.ts', text: "import './y.ts'\nstart()" })).toHaveLength(2)
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

/**
 * The folders of the domain with a door: the file through which others come in. The folders of the same name in other
 * layers belong to the same concept, and texts may be said anywhere.
 */
const DOORS: Record<string, readonly string[]> = {
  // Those who write a reader of their own, as of a message or of a file, need the parts that readers are made of.
  reading: ['reading.ts', 'parts.ts'],
  'listing-file': ['listing-file.ts'],
}

describe('Folders with a door', () => {
  for (const [concept, doors] of Object.entries(DOORS))
    test(`${concept} is entered through ${doors.join(' and ')}`, () => {
      const folder = `src/domain/${concept}/`
      const entering = code
        .filter(({ path }) => !path.includes(`/${concept}/`))
        .flatMap((file) =>
          localImports(file)
            .filter((target) => target.startsWith(folder))
            .map((target) => ({
              edge: `${file.path} -> ${target}`,
              to: target.slice(folder.length),
            })),
        )
        .filter(({ to }) => !/^texts(-[a-z-]+)?(\.hi)?\.ts$/.test(to))
      expect(entering.length).toBeGreaterThan(0)
      expect(entering.filter(({ to }) => !doors.includes(to)).map(({ edge }) => edge)).toEqual([])
    })

  test('reading knows neither places nor searches: who reads a sentence hands it the places', () => {
    const beyond = code
      .filter(({ path }) => path.startsWith('src/domain/reading/'))
      .flatMap((file) => localImports(file).map((target) => `${file.path} -> ${target}`))
      .filter((edge) => /-> src\/domain\/(search|locality)\//.test(edge))
    expect(beyond).toEqual([])
  })
})

describe('Builds', () => {
  test('are requested by the command that raises the revision, and by nothing else', () => {
    const calling = (name: string, ...but: string[]) =>
      code
        .filter(({ path, text }) => !but.includes(path) && text.includes(`${name}(`))
        .map(({ path }) => path)
        .sort()
    const requesting = calling('askForBuild', 'src/server/rebuild/ask.ts')
    expect(requesting.length).toBeGreaterThan(10)
    // The command line has neither a build hook nor a CDN; the daily cleanup finds the change.
    expect(requesting).toEqual(
      calling('bumpRevision', 'src/server/rebuild/revision.ts', 'src/server/account/commands.ts'),
    )
    expect(requesting.filter((path) => path.endsWith('/api.ts'))).toEqual([])
  })
})

describe('Functions', () => {
  const functions = sources('functions/**/*.*')
  const heads: [string, FunctionHead][] = Object.entries(FUNCTIONS)

  const serving = (path: string) => {
    const pathname = path.replaceAll(/:(\w+)/g, 'some-$1')
    const fits = (patterns: FunctionHead['path'] = []) =>
      [patterns].flat().some((pattern) => new URLPattern({ pathname: pattern }).test({ pathname }))
    return heads
      .filter(([, head]) => fits(head.path) && !fits(head.excludedPath))
      .map(([name]) => name)
  }

  test('each file in functions/ is listed in the contract, and has no code of its own', () => {
    expect(functions.map(({ path }) => path).sort()).toEqual(
      heads.map(([name]) => `functions/${name}.ts`).sort(),
    )
    for (const { path, lines } of functions) expect(lines, path).toBeLessThan(20)
  })

  test('each endpoint of the contract has one function at its address, and those to which anybody may write are rate-limited by Netlify', () => {
    // Their libraries are large, and must not slow other calls down.
    const apart: Record<string, string> = {
      [showPaper.path]: 'paper',
      [uploadPhoto.path]: 'photo-upload',
      [readStats.path]: 'stats',
    }
    const open = new Set(
      Object.values(endpoints)
        .filter(
          ({ method, action }) =>
            method !== 'GET' && PERMISSIONS[action].some(({ who }) => who === 'anyone'),
        )
        .map(({ path }): string => path),
    )
    expect(open.size).toBeGreaterThan(5)
    for (const { path } of Object.values(endpoints))
      expect(serving(path), path).toEqual([apart[path] ?? (open.has(path) ? 'api-open' : 'api')])
  })

  test('writing, signing in and drawing pictures are limited for each caller, not for all of them together', () => {
    expect(heads.filter(([, { rateLimit }]) => rateLimit).map(([name]) => name)).toEqual([
      'api-open',
      'auth',
      'share-picture',
    ])
    for (const [name, { rateLimit }] of heads)
      if (rateLimit) expect(rateLimit.aggregateBy, name).toEqual(['ip'])
  })

  test('the start script calls each scheduled function, which has no address', () => {
    const scheduled = heads.filter(([, { schedule }]) => schedule)
    expect(Object.keys(INTERVALS)).toEqual(scheduled.map(([name]) => name))
    expect(scheduled.filter(([, { path }]) => path)).toEqual([])
  })
})
