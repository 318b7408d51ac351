import { useStore } from '@nanostores/react'
import {
  $askingAgain,
  $publication,
  $publicationProblem,
  $served,
  $siteState,
  publishAgain,
} from '../../client/publication/publication.store.ts'
import { PublicationPanel } from '../../components/moderation/PublicationPanel.tsx'

/** How far the public site has come; part of each admin page's root. */
export function PublicSite() {
  return (
    <PublicationPanel
      state={useStore($siteState, { ssr: 'initial' })}
      status={useStore($publication, { ssr: 'initial' })}
      served={useStore($served, { ssr: 'initial' })}
      asking={useStore($askingAgain, { ssr: 'initial' })}
      problem={useStore($publicationProblem, { ssr: 'initial' })}
      onAgain={() => void publishAgain()}
    />
  )
}
