import '../../components/admin/lists.css'
import { REBUILD_TEXTS, BUILD_TEXTS as texts } from '#english/rebuild/texts'
import { builds, startBuilds } from '../../client/rebuild/builds.store.ts'
import { $askingForRebuild, $siteState, rebuildNow } from '../../client/rebuild/rebuild.store.ts'
import { BuildTable } from '../../components/rebuild/BuildTable.tsx'
import { QuietButton } from '../../components/ui/Button.tsx'
import { AdminFrame, AdminRows } from '../lib/AdminList.tsx'
import { useInitial } from '../lib/use-initial.ts'
import { PublicSite } from './PublicSite.tsx'

/** The state of the public site, and its builds. */
export function BuildsDesk() {
  return (
    <AdminFrame list={builds} start={startBuilds} above={<Site />}>
      {(read) => (
        <section aria-labelledby="builds-title">
          <h2 id="builds-title">{texts.builds}</h2>
          <AdminRows list={builds} read={read} empty={texts.none} turnTo={builds.turnTo}>
            <BuildTable builds={read.rows} now={new Date()} />
          </AdminRows>
        </section>
      )}
    </AdminFrame>
  )
}

/** The panel offers to publish only if something waits or is stuck; this button works at any time. */
function Site() {
  const asking = useInitial($askingForRebuild)
  const state = useInitial($siteState)
  const offered = state === 'failed' || state === 'overdue' || state === 'waiting'
  return (
    <div className="rebuild-head">
      <PublicSite />
      {state && !offered && (
        <QuietButton onClick={() => void rebuildNow()}>
          {asking ? REBUILD_TEXTS.asking : REBUILD_TEXTS.again}
        </QuietButton>
      )}
    </div>
  )
}
