import { readBuilds } from '../../contract/publication.ts'
import { pageIn } from '../../domain/paging/rules.ts'
import { createAdminList } from '../lib/admin-list.ts'
import { $publication, watchPublication, stopFollowing } from './publication.store.ts'

export const builds = createAdminList({
  action: 'publication.read',
  endpoint: readBuilds,
  read: (address) => ({ page: pageIn(address) }),
})

/** Sets the page going: its list, and the state of the site, whose every new build is listed at once. Returns what ends it. */
export function startBuilds(): () => void {
  const end = builds.start(() => void watchPublication())
  let known: string | undefined
  const unfollow = $publication.subscribe((status) => {
    const build = status?.lastBuild
    const sign = build ? `${build.startedAt} ${build.result}` : ''
    if (status && known !== undefined && sign !== known) void builds.refresh()
    if (status) known = sign
  })
  return () => {
    end()
    unfollow()
    stopFollowing()
  }
}
