import { runInNewContext } from 'node:vm'
import { describe, expect, it } from 'vitest'
import { ROLES } from '../../domain/account/constants.ts'
import { may } from '../../domain/permission/table.ts'
import { EARLY_SCRIPT } from './early.ts'

/** The classes that a page has before its first paint, with this hint in the browser. */
function classes(hint: string | null, then?: string): string[] {
  const set = new Set<string>()
  const classList = {
    add: (name: string) => set.add(name),
    toggle: (name: string, on: boolean) => (on ? set.add(name) : set.delete(name)),
  }
  runInNewContext(EARLY_SCRIPT + (then ?? ''), {
    document: { documentElement: { classList } },
    location: { search: '' },
    localStorage: { getItem: () => hint },
  })
  return [...set]
}

describe('Before its first paint a page', () => {
  it.each(ROLES)(
    'shows the way to the desk where the table of permissions lets a role in: %s',
    (role) => {
      expect(classes(JSON.stringify({ role }))).toEqual(
        may(role, 'moderation.read') ? ['signed-in', 'is-admin'] : ['signed-in'],
      )
    },
  )

  it('shows neither that nor the profile to who is signed out, also with a hint that cannot be read', () => {
    expect(classes(null)).toEqual([])
    expect(classes('{')).toEqual([])
    expect(classes(JSON.stringify({ role: 'Admin' }), ';showSession(null)')).toEqual([])
  })
})
