import { useStore } from '@nanostores/react'
import {
  $askingForRebuild,
  $rebuild,
  $rebuildProblem,
  $served,
  $siteState,
  rebuildNow,
} from '../../client/rebuild/rebuild.store.ts'
import { RebuildPanel } from '../../components/rebuild/RebuildPanel.tsx'

/** The progress of the public site; part of each admin page's root. */
export function PublicSite() {
  return (
    <RebuildPanel
      state={useStore($siteState, { ssr: 'initial' })}
      status={useStore($rebuild, { ssr: 'initial' })}
      served={useStore($served, { ssr: 'initial' })}
      asking={useStore($askingForRebuild, { ssr: 'initial' })}
      problem={useStore($rebuildProblem, { ssr: 'initial' })}
      onRebuild={() => void rebuildNow()}
    />
  )
}
