import { createHash } from 'node:crypto'
import { runInNewContext } from 'node:vm'
import { describe, expect, it } from 'vitest'
import { PAGE_HEADERS } from '../../contract/page-headers.ts'
import { ROLES } from '../../domain/account/constants.ts'
import { can } from '../../domain/permission/table.ts'
import { FAVOURITES } from '../../domain/site/constants.ts'
import { HEAD_SCRIPT, HEAD_STYLE, HELD_SUBMITS_SCRIPT } from './head-scripts.ts'

const noFrame = { requestAnimationFrame: () => {} }

/** Returns the classes of a page before its first paint, with this hint in the browser. */
function classes(hint: string | null, then?: string): string[] {
  const set = new Set<string>()
  const classList = {
    add: (name: string) => set.add(name),
    toggle: (name: string, on: boolean) => (on ? set.add(name) : set.delete(name)),
  }
  runInNewContext(HEAD_SCRIPT + (then ?? ''), {
    document: { documentElement: { classList, style: { setProperty: () => {} } } },
    location: { search: '' },
    localStorage: { getItem: (key: string) => (key === 'session-hint' ? hint : null) },
    addEventListener: () => {},
    ...noFrame,
  })
  return [...set]
}

/** Returns the count of the header's heart, with this value in the browser, and whether it is shown. */
function counted(favourites: string | null): [string | undefined, boolean | undefined] {
  let count: string | undefined
  const shown = new Map<string, boolean>()
  runInNewContext(HEAD_SCRIPT, {
    document: {
      documentElement: {
        classList: { toggle: (name: string, on: boolean) => shown.set(name, on) },
        style: {
          setProperty: (_: string, value: string) => {
            count = value
          },
        },
      },
    },
    location: { search: '' },
    localStorage: { getItem: (key: string) => (key === FAVOURITES ? favourites : null) },
    addEventListener: () => {},
    ...noFrame,
  })
  return [count, shown.get('has-saved')]
}

describe('Before its first paint a page', () => {
  it.each(ROLES)(
    'shows the link to the desk to the roles that the permission table allows: %s',
    (role) => {
      expect(classes(JSON.stringify({ role }))).toEqual(
        can(role, 'moderation.read') ? ['signed-in', 'is-admin'] : ['signed-in'],
      )
    },
  )

  it('shows neither this link nor the profile to a signed-out visitor, also with a malformed hint', () => {
    expect(classes(null)).toEqual([])
    expect(classes('{')).toEqual([])
    expect(classes(JSON.stringify({ role: 'Admin' }), ';showSession(null)')).toEqual([])
  })
})

it.each([
  ['["a","b","c"]', '"3"', true],
  ['[]', '"0"', false],
  [null, '"0"', false],
  ['"abc"', '"0"', false],
  ['{', '"0"', false],
])('The header’s heart counts saved listings before the first paint: %s', (saved, count, shown) =>
  expect(counted(saved)).toEqual([count, shown]),
)

it.each([
  ['all', ['/latin', '/hindi'], false],
  ['the first', ['/latin'], true],
  ['the second', ['/hindi'], true],
  ['none', [], false],
] as const)(
  'Fonts that belong together are used together: %s has arrived by the first frame',
  (_, arrived: readonly string[], isSystem) => {
    const added: string[] = []
    runInNewContext(HEAD_SCRIPT, {
      document: {
        documentElement: {
          classList: { toggle: () => {}, add: (name: string) => added.push(name) },
          style: { setProperty() {} },
        },
        querySelectorAll: (selector: string) =>
          selector === 'link[data-together]' ? [{ href: '/latin' }, { href: '/hindi' }] : [],
      },
      performance: { getEntriesByName: (href: string) => (arrived.includes(href) ? [{}] : []) },
      location: { search: '' },
      localStorage: { getItem: () => null },
      addEventListener: () => {},
      requestAnimationFrame: (run: () => void) => run(),
    })
    expect(added).toEqual(isSystem ? ['system-font'] : [])
  },
)

it.each([HEAD_SCRIPT, HELD_SUBMITS_SCRIPT, HEAD_STYLE])(
  'The page headers allow the inline code in their heads: %s',
  (text) => {
    const hash = `sha256-${createHash('sha256').update(text).digest('base64')}`
    expect(PAGE_HEADERS['Content-Security-Policy']).toContain(`'${hash}'`)
  },
)
