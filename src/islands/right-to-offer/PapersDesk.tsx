import '../../components/admin/frame.css'
import '../../components/moderation/DeskHead.css'
import '../../components/right-to-offer/papers.css'
import { useEffect, useRef } from 'react'
import { DESK_TEXTS } from '#english/moderation/texts'
import {
  PAPER_KEYS,
  PAPER_LIST_LABELS,
  PAPER_REASONS,
  REFUSE_PAPER_TEXTS,
  TAKE_BACK_REASONS,
  TAKE_BACK_TEXTS,
  PAPER_DESK_TEXTS as texts,
} from '#english/right-to-offer/texts-desk'
import { $shortcuts } from '../../client/lib/single-keys.ts'
import { listenForPaperKeys } from '../../client/right-to-offer/paper-keys.ts'
import {
  $announcement,
  $answering,
  $outcome,
  $refusing,
  $shown,
  $takingBack,
  $waiting,
  $waitsFor,
  $work,
  createRefusal,
  createTakingBack,
  listAddress,
  listOf,
  move,
  openList,
  openPage,
  openRefusal,
  papers,
  pictureFailed,
  pictureShown,
  retryPicture,
  saySeen,
  sayTooMuch,
  startPapers,
  tick,
  type Waiting,
  zoom,
} from '../../client/right-to-offer/papers.store.ts'
import { DeskViews } from '../../components/moderation/DeskHead.tsx'
import { Key } from '../../components/right-to-offer/Key.tsx'
import { LetterByMail } from '../../components/right-to-offer/LetterByMail.tsx'
import { PaperHead } from '../../components/right-to-offer/PaperHead.tsx'
import { PaperPanel } from '../../components/right-to-offer/PaperPanel.tsx'
import { PaperPicture } from '../../components/right-to-offer/PaperPicture.tsx'
import { SeenList } from '../../components/right-to-offer/SeenList.tsx'
import { EmptyState } from '../../components/ui/EmptyState.tsx'
import { Toast } from '../../components/ui/Toast.tsx'
import { PAPER_LISTS } from '../../domain/right-to-offer/constants.ts'
import { AdminFrame, AdminRows } from '../lib/AdminList.tsx'
import { useInitial } from '../lib/use-initial.ts'
import { RejectDialog } from '../moderation/RejectDialog.tsx'
import { SameHomesOf } from '../moderation/SameHomesOf.tsx'
import { Shortcuts } from '../moderation/Shortcuts.tsx'

const TITLE_ID = 'paper-title'

/** The papers that posters show as their right to offer a home, one after another, and what was seen. */
export function PapersDesk() {
  const outcome = useInitial($outcome)
  const announcement = useInitial($announcement)
  const refusing = useInitial($refusing)
  const takingBack = useInitial($takingBack)
  useEffect(listenForPaperKeys, [])
  return (
    <div className="papers-desk" data-heads="">
      {/* First: they give the focus back as they close, before the next paper takes it. */}
      <RejectDialog
        create={refusing && (() => createRefusal(refusing))}
        words={REFUSE_PAPER_TEXTS}
        reasons={PAPER_REASONS}
        onClose={() => $refusing.set(null)}
      />
      <RejectDialog
        create={takingBack && (() => createTakingBack(takingBack))}
        words={TAKE_BACK_TEXTS}
        reasons={TAKE_BACK_REASONS}
        onClose={() => $takingBack.set(null)}
      />
      <AdminFrame list={papers} start={startPapers} above={<Lists />}>
        {(read) => (
          <>
            {read.list === 'waiting' && <Work />}
            {read.list === 'seen' && read.rows.length === 0 && read.page === 1 && (
              <EmptyState level={2} title={texts.noneSeenTitle} text={texts.noneSeen} />
            )}
            {(read.rows.length > 0 || read.page > 1) && (
              <AdminRows list={papers} read={read} empty={texts.none} turnTo={papers.turnTo}>
                {read.list === 'seen' && (
                  <SeenList
                    rows={read.rows}
                    now={new Date()}
                    onTakeBack={(row) => $takingBack.set(row)}
                  />
                )}
              </AdminRows>
            )}
          </>
        )}
      </AdminFrame>
      <Toast toast={outcome} onClose={() => $outcome.set(null)} />
      <p className="visually-hidden" role="status">
        {announcement}
      </p>
    </div>
  )
}

/** The ways to the lists, and the keys. */
function Lists() {
  const filter = useInitial(papers.$filter)
  const read = useInitial(papers.$list)
  return (
    <div className="papers-lists">
      <DeskViews
        name={texts.lists}
        views={PAPER_LISTS}
        labels={PAPER_LIST_LABELS}
        view={listOf(filter)}
        counts={read?.counts ?? {}}
        addressOf={listAddress}
        onOpen={(list) => void openList(list)}
      />
      <p className="papers-counts" role="status">
        {read && texts.counts(read.counts, read.record)}
      </p>
      <Shortcuts keys={PAPER_KEYS} />
    </div>
  )
}

/** The paper that the admin works on; the next one takes the focus once it is answered. */
function Work() {
  const waiting = useInitial($waiting)
  const shown = useInitial($shown)
  const work = useInitial($work)
  const section = useRef<HTMLElement>(null)
  const former = useRef(work.id)
  useEffect(() => {
    if (former.current !== work.id) {
      section.current?.focus({ preventScroll: true })
      section.current?.scrollIntoView()
    }
    former.current = work.id
  }, [work.id])
  return (
    <section
      className="paper-work"
      key={work.id}
      ref={section}
      tabIndex={-1}
      aria-labelledby={shown ? TITLE_ID : undefined}
      aria-label={shown ? undefined : texts.noneTitle}
    >
      {shown ? (
        <One shown={shown} place={waiting.indexOf(shown) + 1} all={waiting.length} />
      ) : (
        <EmptyState level={2} title={texts.noneTitle} text={texts.none} />
      )}
    </section>
  )
}

function One({ shown, place, all }: { shown: Waiting; place: number; all: number }) {
  const work = useInitial($work)
  const wait = useInitial($waitsFor)
  const answering = useInitial($answering)
  const shortcuts = useInitial($shortcuts)
  const step = (by: 1 | -1, words: string, key: string) => (
    <button
      type="button"
      className="action action-quiet"
      aria-disabled={place + by < 1 || place + by > all || undefined}
      aria-keyshortcuts={shortcuts ? key : undefined}
      onClick={() => move(by)}
    >
      {words} {shortcuts && <Key>{key}</Key>}
    </button>
  )
  return (
    <>
      <PaperHead row={shown} titleId={TITLE_ID} now={new Date()}>
        <span>{DESK_TEXTS.position(place, all)}</span>
        {step(-1, DESK_TEXTS.previous, 'K')}
        {step(1, DESK_TEXTS.next, 'J')}
      </PaperHead>
      {shown.paper.letter ? (
        <LetterByMail letter={shown.paper.letter} agent={shown.poster.name} />
      ) : (
        <PaperPicture
          id={shown.paper.id}
          pages={shown.paper.pages}
          page={work.page}
          picture={work.picture}
          asked={work.asked}
          realSize={work.realSize}
          shortcuts={shortcuts}
          onOpen={openPage}
          onZoom={zoom}
          onShown={pictureShown}
          onFailed={pictureFailed}
          onRetry={() => void retryPicture()}
        />
      )}
      <PaperPanel
        row={shown}
        agree={work.agree}
        errors={work.errors}
        wait={wait}
        opened={work.opened}
        answering={answering}
        shortcuts={shortcuts}
        onTick={tick}
        onSeen={() => void saySeen()}
        onRefuse={openRefusal}
        onTooMuch={() => void sayTooMuch()}
      />
      <SameHomesOf id={shown.listing.id} />
    </>
  )
}
