import '../../components/account/account.css'
import '../../components/listing/dialogs.css'
import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { PROFILE_TEXTS } from '#language/account/texts'
import { FOLLOWED_TEXTS as texts } from '#language/saved-search/texts'
import {
  $followAnnouncement,
  $followEnded,
  $followed,
  $followProblem,
  $linkDead,
  $linkOf,
  eraseAllFollowed,
  keepFollowed,
  readFollowedAnew,
  refuseForm,
  removeFollowed,
  setFollowedRhythm,
  startMailsForm,
  stopFollowed,
} from '../../client/saved-search/followed.store.ts'
import { Form } from '../../components/form/Form.tsx'
import { DialogHead } from '../../components/listing/DialogHead.tsx'
import { focusMain, SavedSearchList } from '../../components/saved-search/SavedSearchList.tsx'
import { QuietButton } from '../../components/ui/Button.tsx'
import { Dialog } from '../../components/ui/Dialog.tsx'
import { Alert, Status } from '../../components/ui/Notice.tsx'
import { Skeleton } from '../../components/ui/Skeleton.tsx'
import { PATHS } from '../../contract/paths.ts'
import type { Followed as Kept } from '../../contract/saved-search.ts'
import { savedSearchName } from '../../domain/saved-search/rules.ts'
import { formatLongDate } from '../../domain/time/calendar.ts'
import { useForm } from '../lib/use-form.ts'
import { useInitial } from '../lib/use-initial.ts'

/** The search that waits for the press that begins its mails: mail programs open links by themselves. */
function Asked({ followed: { email, searches } }: { followed: Kept }) {
  return (
    <Form
      {...useForm(startMailsForm)}
      className="account-form"
      submitText={texts.start}
      busyText={texts.starting}
    >
      <p>{texts.confirmIntro(email)}</p>
      {searches.map(({ id, query }) => (
        <p key={id}>
          <strong>{savedSearchName(query)}</strong>
        </p>
      ))}
    </Form>
  )
}

/** Asks for the press after which nobody can have the reader asked again. */
function Never() {
  return (
    <Form
      {...useForm(refuseForm)}
      className="account-form"
      submitText={texts.never}
      busyText={texts.nevering}
    >
      <p>{texts.neverIntro}</p>
    </Form>
  )
}

/** Deletes everything, after a second press. */
function Erasing() {
  const [asks, setAsks] = useState(false)
  const problem = useStore($followProblem)
  const open = () => {
    // A problem of another press is not one of this.
    $followProblem.set(null)
    setAsks(true)
  }
  const close = () => setAsks(false)
  return (
    <>
      <QuietButton tone="danger" onClick={open}>
        {texts.erase}
      </QuietButton>
      <Dialog open={asks} titleId="erase-title" onClose={close}>
        <DialogHead id="erase-title" title={texts.erase} onClose={close} />
        <div className="listing-dialog">
          <p>{texts.eraseAsk}</p>
          {problem && (
            <Alert>
              <p>{problem}</p>
            </Alert>
          )}
          <QuietButton tone="danger" onClick={() => void eraseAllFollowed()}>
            {texts.eraseSure}
          </QuietButton>
        </div>
      </Dialog>
    </>
  )
}

function KeptSearches({ followed }: { followed: Kept }) {
  const { email, searches, mailStop, endsAt } = followed
  return (
    <>
      {mailStop && (
        <Alert tone="warning">
          <p>{texts.mailsStopped}</p>
        </Alert>
      )}
      <SavedSearchList
        searches={searches}
        ofAccount={false}
        onRhythm={(search, rhythm) => void setFollowedRhythm(search, rhythm)}
        onRemove={(search) => void removeFollowed(search)}
      />
      <div className="account-part">
        <p>{texts.keptFor(email, formatLongDate(endsAt))}</p>
        {searches.length === 1 && <p>{texts.lastSearch}</p>}
        <QuietButton onClick={() => void keepFollowed()}>{texts.keep}</QuietButton>
        {searches.some(({ rhythm }) => rhythm !== 'never') && (
          <QuietButton
            onClick={() => {
              void stopFollowed()
              focusMain()
            }}
          >
            {texts.stop}
          </QuietButton>
        )}
        <Erasing />
      </div>
    </>
  )
}

const ENDINGS = { erased: texts.erased, 'in account': texts.inAccount, refused: texts.nevered }

/**
 * What is kept for an address without an account, by the link in its mails, what waits to be confirmed, or the question
 * whether never to ask again.
 */
export function Followed() {
  const followed = useInitial($followed)
  const problem = useInitial($followProblem)
  const isDead = useInitial($linkDead)
  const of = useInitial($linkOf)
  const ended = useInitial($followEnded)
  const announcement = useInitial($followAnnouncement)
  useEffect(() => {
    const read = () => {
      startMailsForm.reset()
      refuseForm.reset()
      $followAnnouncement.set('')
      void readFollowedAnew()
    }
    read()
    addEventListener('hashchange', read)
    return () => removeEventListener('hashchange', read)
  }, [])
  const retry = (
    <QuietButton onClick={() => void readFollowedAnew()}>{PROFILE_TEXTS.retry}</QuietButton>
  )
  return (
    <>
      <Status tone="success">{ended ? ENDINGS[ended] : announcement}</Status>
      {ended === 'in account' && (
        <a className="action action-main" href={PATHS.savedSearches}>
          {texts.toAccount}
        </a>
      )}
      {!ended && problem && (
        <Alert ways={!isDead && retry}>
          <p>{problem}</p>
        </Alert>
      )}
      {of === 'never' && !ended && <Never />}
      {of !== 'never' && !followed && !problem && (
        <Skeleton label={texts.loading} shape="row" count={2} />
      )}
      {!ended &&
        !isDead &&
        followed &&
        of !== 'never' &&
        (of === 'asked' ? <Asked followed={followed} /> : <KeptSearches followed={followed} />)}
    </>
  )
}
