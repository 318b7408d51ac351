import {
  $askingForRebuild,
  $rebuild,
  $rebuildProblem,
  $served,
  $siteState,
  rebuildNow,
} from '../../client/rebuild/rebuild.store.ts'
import { RebuildPanel } from '../../components/rebuild/RebuildPanel.tsx'
import { useInitial } from '../lib/use-initial.ts'

/** The progress of the public site; part of each admin page's root. */
export function PublicSite() {
  return (
    <RebuildPanel
      state={useInitial($siteState)}
      status={useInitial($rebuild)}
      served={useInitial($served)}
      asking={useInitial($askingForRebuild)}
      problem={useInitial($rebuildProblem)}
      onRebuild={() => void rebuildNow()}
    />
  )
}
