import '../../components/moderation/desk.css'
import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { DESK_TEXTS } from '#english/moderation/texts'
import { TAKE_DOWN_TEXTS, REPORT_DESK_TEXTS as texts } from '#english/report/texts-desk'
import { askedListing } from '../../client/moderation/desk-address.ts'
import {
  $handling,
  $reported,
  $reportsProblem,
  $takingDown,
  closeReports,
  createTakeDown,
  followReports,
  hideListing,
  openTakeDown,
  readReports,
} from '../../client/moderation/reports.store.ts'
import { ReportedList, reportedId } from '../../components/moderation/ReportedList.tsx'
import { QuietButton } from '../../components/ui/Button.tsx'
import { EmptyState } from '../../components/ui/EmptyState.tsx'
import { Alert, Status } from '../../components/ui/Notice.tsx'
import { Skeleton } from '../../components/ui/Skeleton.tsx'
import { RejectDialog } from './RejectDialog.tsx'

/** Visitors' reports about published listings; part of the desk's root. */
export function DeskReports() {
  const reports = useStore($reported)
  const problem = useStore($reportsProblem)
  const working = useStore($handling)
  const taking = useStore($takingDown)
  useEffect(followReports, [])
  const known = reports !== null
  // A mail's address asks for the reports about one listing; they may have been handled since.
  const [missed, setMissed] = useState(false)
  useEffect(() => {
    const asked = askedListing()
    if (!known || !asked) return
    const element = document.getElementById(reportedId(asked))
    element?.focus()
    setMissed(!element)
  }, [known])
  return (
    <section className="desk-wide" aria-labelledby="reports-title" aria-busy={!reports && !problem}>
      <h2 id="reports-title">{texts.title}</h2>
      {missed && <Status tone="plain">{texts.handled}</Status>}
      {problem && (
        <Alert
          ways={<QuietButton onClick={() => void readReports()}>{DESK_TEXTS.retry}</QuietButton>}
        >
          <p>
            {texts.failed} {problem}
          </p>
        </Alert>
      )}
      {!reports && !problem && <Skeleton label={texts.loading} shape="row" count={2} />}
      {reports?.reported.length === 0 && (
        <EmptyState title={texts.emptyTitle} text={texts.emptyText} />
      )}
      {reports && (
        <ReportedList
          reported={reports.reported}
          now={new Date()}
          working={working}
          onClose={(one, outcome) => void closeReports(one, outcome)}
          onTakeDown={openTakeDown}
          onHide={(one, hidden) => void hideListing(one, hidden)}
        />
      )}
      {reports?.more && <p className="muted">{texts.more}</p>}
      <RejectDialog
        create={taking && (() => createTakeDown(taking))}
        words={TAKE_DOWN_TEXTS}
        onClose={() => $takingDown.set(null)}
      />
    </section>
  )
}
