import { readBuilds } from '../../contract/rebuild.ts'
import { pageIn } from '../../domain/paging/rules.ts'
import { createAdminList } from '../lib/admin-list.ts'
import { call } from '../lib/api.ts'
import { $rebuild, stopFollowing, watchRebuild } from './rebuild.store.ts'

export const builds = createAdminList({
  action: 'rebuild.read',
  read: (address) => ({ page: pageIn(address) }),
  ask: (query) => call(readBuilds, { query }),
})

/**
 * Starts the page: its list, and the state of the site; each new build is added to the list at once. Returns a function
 * that stops it.
 */
export function startBuilds(): () => void {
  const end = builds.start(() => void watchRebuild())
  let known: string | undefined
  const unfollow = $rebuild.subscribe((status) => {
    const build = status?.lastBuild
    const buildState = build ? `${build.startedAt} ${build.result}` : ''
    if (status && known !== undefined && buildState !== known) void builds.refresh()
    if (status) known = buildState
  })
  return () => {
    end()
    unfollow()
    stopFollowing()
  }
}
