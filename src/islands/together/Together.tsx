import '../../components/listing/ListHead.css'
import '../../components/listing/card.css'
import '../../components/shortlist/SharePanel.css'
import '../../components/ui/Notice.css'
import '../shortlist/Saved.css'
import './Together.css'
import { useEffect, useRef, useState } from 'react'
import { SAVED_TEXTS } from '#language/shortlist/texts'
import { TOGETHER_TEXTS as texts } from '#language/together/texts'
import { readHint } from '../../client/account/session-hint.ts'
import {
  $asked,
  $askedProblem,
  $takeErrors,
  $taking,
  copyInvitation,
  invitationAddress,
  makeInvitation,
  ownName,
  readAsked,
  takeAsked,
} from '../../client/together/invitation.store.ts'
import { deviceSeat } from '../../client/together/seat.ts'
import {
  $addable,
  $homes,
  $isEarlier,
  $isUnsorted,
  $list,
  $lists,
  $lost,
  $saidStates,
  $togetherAnnouncement,
  $togetherListings,
  $togetherProblem,
  addHome,
  chooseList,
  endList,
  leaveSaid,
  readLists,
  say,
  setMails,
  setShared,
  sortAgain,
  startTogether,
  takeBack,
  typeNote,
} from '../../client/together/together.store.ts'
import { AboutList } from '../../components/together/AboutList.tsx'
import { Invite, LogInToInvite } from '../../components/together/Invite.tsx'
import { TakeInvitation } from '../../components/together/TakeInvitation.tsx'
import { TogetherHome } from '../../components/together/TogetherHome.tsx'
import { QuietButton } from '../../components/ui/Button.tsx'
import { Alert, Status } from '../../components/ui/Notice.tsx'
import { Skeleton } from '../../components/ui/Skeleton.tsx'
import type { Together as List } from '../../contract/together.ts'
import { writtenIn } from '../../domain/language/written.ts'
import { formatLongDate } from '../../domain/time/calendar.ts'
import { type TogetherHome as Home, newsCounts, newsOf } from '../../domain/together/rules.ts'
import { useInitial } from '../lib/use-initial.ts'
import { SavedCard } from '../shortlist/SavedCard.tsx'

/** The invitation in the page's address: to take, or why that is not possible. */
function Asked() {
  const asked = useInitial($asked)
  const problem = useInitial($askedProblem)
  const errors = useInitial($takeErrors)
  const taking = useInitial($taking)
  const [attempt, setAttempt] = useState(0)
  if (problem)
    return (
      <Alert>
        <p>{problem}</p>
      </Alert>
    )
  if (!asked) return null
  if (asked.own) return <Status>{texts.ownInvitation}</Status>
  if (deviceSeat() && !readHint()) return <Status tone="warning">{texts.oneSeat}</Status>
  return (
    <TakeInvitation
      asked={asked}
      name={ownName()}
      errors={errors}
      attempt={attempt}
      busy={taking}
      onTake={(name) => {
        setAttempt(attempt + 1)
        void takeAsked(name)
      }}
    />
  )
}

/** Why a home is on the list that its host does not save. */
function offOf({ savedAt }: Home, { host, other }: List): string {
  if (savedAt !== null || other === null) return ''
  return host ? texts.notSavedMine : texts.notSaved(other)
}

function Item({ home, list }: { home: Home; list: List }) {
  const listing = useInitial($togetherListings).get(home.id) ?? null
  const state = useInitial($saidStates)[home.id] ?? ''
  const card = listing ? (
    <SavedCard id={home.id} listing={listing} fallen={null} />
  ) : (
    <div className="together-gone">
      <p className="tag">{SAVED_TEXTS.gone}</p>
      <h3 lang={writtenIn(home.name)}>{home.name}</h3>
    </div>
  )
  return (
    <TogetherHome
      home={home}
      other={list.other}
      isNew={newsOf(home, list.since, !list.host) !== null}
      off={offOf(home, list)}
      state={state}
      card={card}
      onAnswer={(answer) => say(home.id, { answer })}
      onNote={(note) => typeNote(home.id, note)}
      onLeave={leaveSaid}
      onTakeBack={() => void takeBack(home.id, home.name)}
    />
  )
}

/** What is new since the visit before. */
function News({ list: { homes, since, other, host } }: { list: List }) {
  if (since === null || other === null) return null
  const counts = newsCounts(homes, since, !host)
  const day = formatLongDate(since)
  const isSome = counts.said + counts.saved > 0
  return (
    <p className={isSome ? 'together-news' : 'muted'}>
      {isSome ? texts.news(other, day, counts) : texts.nothingNew(other, day)}
    </p>
  )
}

/** What this device has saved and the list does not have. */
function Addable() {
  const homes = useInitial($addable)
  if (homes.length === 0) return null
  return (
    <section className="share-body" aria-labelledby="addable" tabIndex={-1}>
      <h2 id="addable">{texts.addTitle}</h2>
      <ul className="plain-list together-addable">
        {homes.map(({ id, name }) => (
          <li key={id}>
            <span lang={writtenIn(name)}>{name || SAVED_TEXTS.unnamed}</span>
            <QuietButton
              label={`${texts.add}: ${name || SAVED_TEXTS.unnamed}`}
              onClick={() => void addHome(id)}
            >
              {texts.add}
            </QuietButton>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Shown({ list, isUnsorted }: { list: List; isUnsorted: boolean }) {
  const { host, other, invitation, homes } = list
  const shown = useInitial($homes)
  return (
    <>
      <News list={list} />
      {host && other === null && (
        <Invite
          address={invitation ? invitationAddress(invitation) : ''}
          until={invitation ? formatLongDate(invitation.until) : ''}
          alone={!invitation && homes.some(({ mine }) => mine)}
          lapsed={!invitation}
          onMake={() => void makeInvitation()}
          onCopy={() => invitation && void copyInvitation(invitation)}
        />
      )}
      {homes.length === 0 && (
        <p>
          {texts.empty} {host ? texts.emptyHost : texts.emptyGuest}
        </p>
      )}
      {homes.length > 0 && (
        <p className="muted together-order">
          {texts.order}{' '}
          {isUnsorted && <QuietButton onClick={sortAgain}>{texts.sortAgain}</QuietButton>}
        </p>
      )}
      <ul className="card-grid card-list plain-list">
        {shown.map((home) => (
          <Item key={home.id} home={home} list={list} />
        ))}
      </ul>
      {!host && <Addable />}
      {other !== null && (
        <AboutList
          list={list}
          other={other}
          onMails={(mails) => void setMails(mails)}
          onShare={(search, shared) => void setShared(search, shared)}
          onEnd={() => void endList()}
        />
      )}
    </>
  )
}

/** What was written and can no longer be sent, for the last time. */
function Lost() {
  const lost = useInitial($lost)
  if (lost.length === 0) return null
  return (
    <Alert tone="warning">
      <p>{texts.lost}</p>
      <ul className="plain-list together-lost">
        {lost.map(({ name, note }) => (
          <li key={`${name} ${note}`}>
            {name && <strong lang={writtenIn(name)}>{name}</strong>}
            <p lang={writtenIn(note)}>{note}</p>
          </li>
        ))}
      </ul>
    </Alert>
  )
}

/** Chooses between several lists: the account's own, and that to which another person invited. */
function Choice({ shown }: { shown: List }) {
  const lists = useInitial($lists) ?? []
  if (lists.length < 2) return null
  return (
    <p className="share-ways">
      <span>{texts.choose}</span>
      {lists.map((list) => (
        <button
          key={list.id}
          type="button"
          className="action action-quiet"
          aria-pressed={list.id === shown.id}
          onClick={() => chooseList(list.id)}
        >
          {list.other ?? texts.inviteTitle}
        </button>
      ))}
    </p>
  )
}

/** The list of two, an invitation to it, or how to invite somebody. */
export function Together() {
  const lists = useInitial($lists)
  const list = useInitial($list)
  const problem = useInitial($togetherProblem)
  const isEarlier = useInitial($isEarlier)
  const asked = useInitial($asked)
  const announcement = useInitial($togetherAnnouncement)
  const isUnsorted = useInitial($isUnsorted)
  const root = useRef<HTMLElement>(null)
  const focused = useRef<{ at: Element; within: HTMLElement | null } | null>(null)
  // A press may remove what had the focus: a form that was sent, a button that has done its work. Then it goes to what
  // that stood in, so that keys go on from there.
  useEffect(() => {
    const { at, within } = focused.current ?? {}
    if (!at || at.isConnected || document.activeElement !== document.body) return
    focused.current = null
    const next = within?.isConnected ? within : root.current
    next?.focus()
  })
  useEffect(() => {
    const read = () => void readAsked()
    read()
    addEventListener('hashchange', read)
    const end = startTogether()
    return () => {
      removeEventListener('hashchange', read)
      end()
    }
  }, [])
  return (
    <section
      className="together"
      data-list={list ? '' : undefined}
      aria-label={texts.title}
      tabIndex={-1}
      ref={root}
      onFocus={({ target }) => {
        focused.current = { at: target, within: target.closest<HTMLElement>('[tabindex="-1"]') }
      }}
      onBlur={() => {
        focused.current = null
      }}
    >
      {list?.other && <h2>{texts.titleWith(list.other)}</h2>}
      <Status>{announcement}</Status>
      <Lost />
      <Asked />
      {isEarlier && <p className="notice">{texts.notNow}</p>}
      {problem && (
        <Alert
          ways={<QuietButton onClick={() => void readLists()}>{SAVED_TEXTS.retry}</QuietButton>}
        >
          <p>{problem}</p>
        </Alert>
      )}
      {!lists && !problem && <Skeleton label={texts.loading} shape="card" count={2} />}
      {list && <Choice shown={list} />}
      {list && <Shown list={list} isUnsorted={isUnsorted} />}
      {lists && !list && !asked && (
        <>
          <div className="only-signed-in">
            <Invite
              address=""
              until=""
              alone={false}
              lapsed={false}
              onMake={() => void makeInvitation()}
              onCopy={() => {}}
            />
          </div>
          <div className="only-signed-out">
            <LogInToInvite />
          </div>
        </>
      )}
    </section>
  )
}
