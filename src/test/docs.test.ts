import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'

// Checks what the documentation says about files, commands and settings against the repository.
const ROOT = resolve(import.meta.dirname, '../..')
const PROSE_COLUMNS = 120

const read = (path: string) => readFileSync(join(ROOT, path), 'utf8')
const find = (...patterns: string[]) =>
  globSync(patterns, { cwd: ROOT, exclude: (name) => name.includes('node_modules') })
    .map((path) => path.replaceAll('\\', '/'))
    .sort()

const pages = find('*.md', 'docs/**/*.md', 'scripts/**/*.md', '.github/*.md').map((path) => ({
  path,
  text: read(path),
}))
const prose = (text: string) => text.replace(/^```[\s\S]*?^```/gm, '')
/** Returns each match of a pattern's first group in the pages, as `page: match`. */
const inPages = (pattern: RegExp, textOf = (text: string) => text) =>
  pages.flatMap(({ path, text }) =>
    [...textOf(text).matchAll(pattern)].map(([, found = '']) => ({ path, found })),
  )
const listed = ({ path, found }: { path: string; found: string }) => `${path}: ${found}`

/** Returns the anchors of a page's headings, as GitHub makes them. */
const anchorsOf = (text: string) =>
  [...prose(text).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  )

describe('The documentation', () => {
  test('links only to files and headings that exist', () => {
    const links = inPages(/\]\(([^)\s]+)\)/g, prose).filter(
      ({ found }) => !/^[a-z]+:/.test(found) && !found.startsWith('//'),
    )
    expect(links.length).toBeGreaterThan(40)
    const broken = links.filter(({ path, found }) => {
      const [file = '', anchor] = found.split('#')
      const target = file ? relative(ROOT, resolve(ROOT, dirname(path), file)) : path
      if (!existsSync(join(ROOT, target))) return true
      return anchor !== undefined && !anchorsOf(read(target)).includes(anchor)
    })
    expect(broken.map(listed)).toEqual([])
  })

  test('names only commands of package.json', () => {
    const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> }
    const commands = inPages(/\bnpm run ([a-z][\w:-]*)/g)
    expect(commands.length).toBeGreaterThan(10)
    expect(commands.filter(({ found }) => !(found in scripts)).map(listed)).toEqual([])
  })

  test('names only files and folders that exist', () => {
    const paths = inPages(/`((?:src|functions|scripts|docs|public)\/[^`\s]*)`/g, prose).filter(
      ({ found }) => !/[<…]/.test(found),
    )
    expect(paths.length).toBeGreaterThan(60)
    const missing = paths.filter(({ found }) =>
      /[*{]/.test(found) ? find(found).length === 0 : !existsSync(join(ROOT, found)),
    )
    expect(missing.map(listed)).toEqual([])
  })

  test('names only functions, constants and stores that the code contains', () => {
    const code = find('{src,functions,scripts}/**/*.{ts,tsx,astro,mjs,css}', '*.{ts,mjs,json}')
    const words = new Set(code.flatMap((path) => read(path).match(/[$@#]?[\w-]+/g) ?? []))
    // `approve()`, `$desk`, `LISTING_TEXTS`, `createForm`, `OwnerPanel`; settings have tests of their own.
    const named = inPages(
      /`(\$?[A-Za-z_]\w*\(\)|\$[a-z]\w*|[A-Z][A-Z0-9]*_[A-Z0-9_]+|[a-z]+[A-Z]\w*|[A-Z][a-z]+[A-Z]\w*)`/g,
      prose,
    ).map(({ path, found }) => ({ path, found: found.replace('()', '') }))
    expect(named.length).toBeGreaterThan(60)
    expect(named.filter(({ found }) => !words.has(found)).map(listed)).toEqual([])
  })

  test('has no line of prose that is too long to read', () => {
    const long = pages.flatMap(({ path, text }) =>
      prose(text)
        .split('\n')
        .filter((line) => line.length > PROSE_COLUMNS && !/^\||\]\(/.test(line))
        .map((line) => `${path}: ${line.slice(0, 40)}`),
    )
    expect(long).toEqual([])
  })
})

describe('The settings', () => {
  const sources = find('{src,functions,scripts}/**/*.{ts,tsx,astro,mjs}', '*.config.{ts,mjs}')
    .filter((path) => !path.endsWith('.test.ts'))
    .map(read)
  /**
   * Read as `process.env.NAME`, `env.NAME` or `const { NAME } = process.env`, or named in the table of what pages show.
   */
  const inCode = new Set(
    sources.flatMap((text) => [
      ...[...text.matchAll(/(?<!\bmeta\.)\b(?:env|environment)\.([A-Z][A-Z0-9_]*)\b/g)].map(
        ([, name]) => name ?? '',
      ),
      ...[...text.matchAll(/\{([^{}]*)\} = (?:process\.env|env|environment)\b/g)].flatMap(
        ([, names = '']) => names.match(/\b[A-Z][A-Z0-9_]+\b/g) ?? [],
      ),
      ...(text.match(/(?<=')SITE_[A-Z_]+(?=')/g) ?? []),
    ]),
  )
  /** Variables that operating systems set: folders of programs and temporary files, by the names in the code. */
  const ofSystems = new Set([
    'HOME',
    'TMPDIR',
    'LOCALAPPDATA',
    'PROGRAMFILES',
    'X86',
    'OLD_PROGRAMFILES',
  ])
  const configuration = read('docs/configuration.md')
  const names = (text: string) => text.match(/(?<=`)[A-Z][A-Z0-9_]+(?=`)/g) ?? []
  const inTables = configuration
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .flatMap((line) => names(line.split('|')[1] ?? ''))
  const inExample = [...read('.env.example').matchAll(/^#?([A-Z][A-Z0-9_]+)=/gm)].map(
    ([, name]) => name ?? '',
  )

  test('that are documented are read somewhere', () => {
    expect(inTables.length).toBeGreaterThan(20)
    expect(inTables.filter((name) => !inCode.has(name))).toEqual([])
  })

  test('that are read are documented', () => {
    const known = new Set(names(configuration))
    expect([...inCode].filter((name) => !known.has(name) && !ofSystems.has(name)).sort()).toEqual(
      [],
    )
  })

  test('have one example each', () => {
    expect(inExample.toSorted()).toEqual(inTables.toSorted())
  })
})

test('Each package has a row with its reason, and every row has a package', () => {
  const namesIn = (file: string) => {
    const { dependencies, devDependencies } = JSON.parse(read(file)) as Partial<
      Record<'dependencies' | 'devDependencies', Record<string, string>>
    >
    return Object.keys({ ...dependencies, ...devDependencies })
  }
  const packages = [...namesIn('package.json'), ...namesIn('scripts/bench/package.json')]
    // The types of a package need no row of their own.
    .filter((name) => !name.startsWith('@types/'))
  const rows = read('docs/dependencies.md')
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .flatMap((line) => [...(line.split('|')[1] ?? '').matchAll(/`([^`]+)`/g)])
    .map(([, name]) => name)
  expect(rows.toSorted()).toEqual(packages.toSorted())
})

test('Each decision states when and why, its cost and when to revise it, and is in the index', () => {
  const index = read('docs/decisions/README.md')
  const records = find('docs/decisions/[0-9]*.md')
  expect(records.length).toBeGreaterThan(9)
  for (const path of records) {
    const text = read(path)
    expect(text, path).toMatch(/^# \d+\. .+\n\nDate: \d{1,2} \w+ \d{4}\n/)
    expect([...text.matchAll(/^## (.+)$/gm)].map(([, heading]) => heading)).toEqual([
      'Context',
      'Choice',
      'What it costs',
      'When to turn back',
    ])
    expect(index, path).toContain(`(${path.replace('docs/decisions/', '')})`)
  }
})
