import { dirname, relative } from 'node:path'
import reactRenderer from '@astrojs/react/server.js'
import { experimental_AstroContainer as AstroContainer } from 'astro/container'
import type { Window } from 'happy-dom'
import { expect } from 'vitest'
import { ROOT, slashed } from '../../../../scripts/lib/paths.ts'
import { allOf, styledBy, unstyledIn, withImports } from '../structure/own-sheets.ts'
import { isTest, localImports, type Source, sources } from '../structure/sources.ts'
import { openPage, type PageOptions } from './dom.ts'

// A test of an `.astro` component renders the component itself, and opens its HTML as a page that runs its scripts:
//
//     await openRendered(await render(Tabs, { props: { label: 'Parts', tabs }, slots: { default: panels } }))
//     the('[role="tab"]').click()
//
// Each page that is opened is held against the sources of what was rendered for it. It fails on a class that no sheet
// of the component styles, on an element of the portal's that no script defines or no sheet lays out, on a part that
// only its markup or only its script names, and on a data attribute that nothing reads.

/** The compiler knows the props of an Astro component while it checks pages (`npm run types`). */
// biome-ignore lint/suspicious/noExplicitAny: every component fits this, whatever its props
type Component = (props: any, ...more: any[]) => any
type Made<C extends Component> = {
  props?: Parameters<C>[0]
  /** HTML by the name of the slot, such as that of another component. */
  slots?: Record<string, string>
}
type Container = Awaited<ReturnType<typeof AstroContainer.create>>
type Rendered = Parameters<Container['renderToString']>[0]

/** The files of the components that were rendered for the next page, and the file of the tests that rendered them. */
let files: string[] = []
let renderedBy: string | undefined

/** Returns the HTML of a component. */
export async function render<C extends Component>(component: C, made: Made<C> = {}) {
  const container = await AstroContainer.create({ astroConfig: { site: SITE } })
  container.addServerRenderer({ renderer: reactRenderer })
  container.addClientRenderer({ name: '@astrojs/react', entrypoint: '@astrojs/react/client.js' })
  const rendered = component as unknown as Rendered
  // Files of tests that follow one another share this module; what one rendered and did not open is no part of the next.
  const { testPath } = expect.getState()
  if (testPath !== renderedBy) files = []
  renderedBy = testPath
  files.push(fromRoot(rendered.moduleId ?? ''))
  return container.renderToString(rendered, made)
}

/** The address of the site in tests. */
const SITE = 'http://localhost:8888'

const SCRIPT = /<script type="module" src="([^"]+\.astro\?astro&[^"]*type=script[^"]*)"><\/script>/g

/** Opens HTML of components as a page, and runs their scripts once it is complete, as a browser does. */
export async function openRendered(html: string, options: PageOptions = {}): Promise<Window> {
  const scripts = [...new Set(allOf(html, SCRIPT))].map((one) => one.replaceAll('&amp;', '&'))
  const rendered = new Set([...files, ...scripts.map(fromRoot)])
  files = []
  const page = openPage(html.replace(SCRIPT, ''), options)
  for (const address of scripts) await import(/* @vite-ignore */ `${address}&in-page`)
  const faults = faultsOf([...rendered])
  if (faults.length > 0) throw new Error(`${[...rendered].join(', ')}\n  ${faults.join('\n  ')}`)
  return page
}

const fromRoot = (path: string) => slashed(relative(ROOT, path.replace(/\?.*/, '')))

const ATTRIBUTE = /\b(data-[a-z][a-z-]*)/g
/** The data attributes that a source names, or reaches by `dataset`. */
const attributesIn = ({ text }: Source) => [
  ...allOf(text, ATTRIBUTE),
  ...allOf(text, /\bdataset\.(\w+)/g).map(
    (name) => `data-${name.replace(/[A-Z]/g, (sign) => `-${sign.toLowerCase()}`)}`,
  ),
]
/** Those that some sheet or script reads. */
const READ = new Set(
  sources('src/**/*.{css,ts,tsx}')
    .filter((source) => !isTest(source))
    .flatMap(attributesIn),
)
/** Those of parts, which have rules of their own, and of Astro. */
const isOther = (name: string) => name === 'data-part' || /^data-(astro|image)-/.test(name)

/** Classes that a library gives its own elements. */
const isForeign = (name: string) => /^lucide\b/.test(name)

/** Compares the open page with the sheets, scripts and markup of what was rendered for it. */
function faultsOf(rendered: readonly string[]): string[] {
  const all = withImports(rendered)
  const code = all.filter(({ path }) => !path.endsWith('.css'))
  const inCode = (pattern: RegExp) => code.flatMap(({ text }) => allOf(text, pattern))
  const elements = [...document.body.querySelectorAll('*')]
  const attributes = elements.flatMap((one) => one.getAttributeNames())
  const given = attributes.filter((name) => name.startsWith('data-') && !isOther(name))
  const parts = elements.flatMap((one) => one.getAttribute('data-part') ?? [])
  const tags = elements.map(({ localName }) => localName).filter((tag) => /^aangan-/.test(tag))

  const styled = styledBy(all)
  const asked = new Set(inCode(/\bparts?(?:<\w+>)?\(\s*this,\s*'([\w-]+)'/g))
  const marked = new Set([...parts, ...inCode(/data-part="([\w-]+)"/g)])
  // A state may be set by a script that is loaded later.
  const later = withImports(code.flatMap(({ path }) => sources(path).flatMap(localImports)))
  const known = new Set([...given, ...[...code, ...later].flatMap(attributesIn)])
  const askedLater = later.flatMap(({ text }) =>
    allOf(text, /\bparts?(?:<\w+>)?\(\w+, '([\w-]+)'/g),
  )
  // What a component inside may have, its own test holds against its sheet; so does another folder's.
  const sheets = all
    .filter(({ path }) => rendered.includes(path))
    .flatMap((one) =>
      localImports(one).filter(
        (path) => path.endsWith('.css') && dirname(path) === dirname(one.path),
      ),
    )
  const beside = all.filter(({ path }) => sheets.includes(path))

  const faults = {
    'No sheet that is imported styles': [
      ...elements
        .flatMap((one) => [...one.classList])
        .filter((name) => !styled.has(name) && !isForeign(name)),
      ...rendered.flatMap(unstyledIn),
    ],
    'No script defines the element': tags.filter((tag) => !customElements.get(tag)),
    'No script asks for the part': parts.filter(
      (name) => !asked.has(name) && !askedLater.includes(name),
    ),
    'No markup has the part': [...asked].filter((name) => !marked.has(name)),
    'Nothing reads the attribute': given.filter((name) => !READ.has(name)),
    'Nothing sets the attribute': beside.flatMap(attributesIn).filter((name) => !known.has(name)),
  }
  return Object.entries(faults).flatMap(([fault, names]) =>
    [...new Set(names)].map((name) => `${fault} ${name}.`),
  )
}
