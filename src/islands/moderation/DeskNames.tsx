import '../../components/moderation/desk.css'
import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { DESK_TEXTS, NAME_TEXTS as texts } from '#english/moderation/texts'
import {
  $decidingName,
  $names,
  $namesProblem,
  decideName,
  followNames,
  readNames,
} from '../../client/moderation/names.store.ts'
import { NameList } from '../../components/moderation/NameList.tsx'
import { QuietButton } from '../../components/ui/Button.tsx'
import { EmptyState } from '../../components/ui/EmptyState.tsx'
import { Alert } from '../../components/ui/Notice.tsx'
import { Skeleton } from '../../components/ui/Skeleton.tsx'

/** New names of accounts that are not public yet; part of the desk's root. */
export function DeskNames() {
  const names = useStore($names)
  const problem = useStore($namesProblem)
  const working = useStore($decidingName)
  useEffect(followNames, [])
  return (
    <section className="desk-wide" aria-labelledby="names-title" aria-busy={!names && !problem}>
      <h2 id="names-title">{texts.title}</h2>
      {problem && (
        <Alert
          ways={<QuietButton onClick={() => void readNames()}>{DESK_TEXTS.retry}</QuietButton>}
        >
          <p>
            {texts.failed} {problem}
          </p>
        </Alert>
      )}
      {!names && !problem && <Skeleton label={texts.loading} shape="row" count={2} />}
      {names?.length === 0 && <EmptyState title={texts.emptyTitle} text={texts.emptyText} />}
      {names && names.length > 0 && (
        <>
          <p className="muted">{texts.about}</p>
          <NameList
            names={names}
            now={new Date()}
            busy={working}
            onDecide={(one, approved) => void decideName(one, approved)}
          />
        </>
      )}
    </section>
  )
}
