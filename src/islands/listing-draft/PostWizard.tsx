import '../../components/form/fields.css'
import '../../components/wizard/frame.css'
import '../../components/wizard/Talk.css'
import { useStore } from '@nanostores/react'
import { type ReactNode, type SubmitEvent, useEffect, useRef, useState } from 'react'
import { LISTING_TEXTS } from '#language/listing/texts'
import { WIZARD_TEXTS } from '#language/listing-draft/texts'
import { PASTE_TEXTS } from '#language/listing-draft/texts-message'
import { STEP_NAMES } from '#language/listing-draft/texts-pages'
import { TALK_TEXTS } from '#language/listing-draft/texts-talk'
import { DETAIL_TEXTS, FORM_TEXTS } from '#language/site/texts'
import { $session } from '../../client/account/session.ts'
import {
  $about,
  $draft,
  $draftIsEmpty,
  $marked,
  $message,
  $messagesOnly,
  $note,
  $posting,
  $problems,
  $questions,
  $read,
  $showName,
  $sketch,
  answer,
  chooseMessagesOnly,
  choosePosting,
  confirmRead,
  confirmValue,
  nextStep,
  setNote,
} from '../../client/listing-draft/draft.store.ts'
import { $fillStatus } from '../../client/listing-draft/fill-status.ts'
import { isAdminPostingForm } from '../../client/listing-draft/posting.ts'
import { $resumedAt } from '../../client/listing-draft/resume.ts'
import { $step, goToStep, isLaterStep, wayBack } from '../../client/listing-draft/step.ts'
import {
  $submission,
  $submitted,
  pauseRedirect,
  submit,
} from '../../client/listing-draft/submission.store.ts'
import { $loginNeeded } from '../../client/listing-draft/submission-login.ts'
import {
  decideRepost,
  reloadFill,
  startOver,
  startWizard,
} from '../../client/listing-draft/submission-start.ts'
import {
  $isTalk,
  $turn,
  $turns,
  goToTurn,
  nextTurn,
  previousTurn,
  visitTurn,
} from '../../client/listing-draft/talk.ts'
import {
  $outcome,
  $photos,
  $refused,
  $uploadedHere,
  placeInRoom,
  placePhoto,
  sayOrigin,
} from '../../client/photo/photo.store.ts'
import { choosePhotos, loadShrinker } from '../../client/photo/photo-queue.ts'
import { $photosAreKept } from '../../client/photo/storage.ts'
import { ErrorSummary } from '../../components/form/ErrorSummary.tsx'
import { askedId } from '../../components/form/field.ts'
import { StepProgress } from '../../components/form/StepProgress.tsx'
import { QuietButton, SubmitButton } from '../../components/ui/Button.tsx'
import { Status } from '../../components/ui/Notice.tsx'
import { AdditionalStep } from '../../components/wizard/AdditionalStep.tsx'
import { DetailsStep } from '../../components/wizard/DetailsStep.tsx'
import { DraftAside } from '../../components/wizard/DraftAside.tsx'
import type { PhotosStepProps } from '../../components/wizard/PhotosStep.tsx'
import type { StepProps } from '../../components/wizard/step.ts'
import { TalkCard, TurnFrame, TurnRows } from '../../components/wizard/Talk.tsx'
import {
  FillNotice,
  ResumedNotice,
  SubmissionNotice,
} from '../../components/wizard/WizardNotices.tsx'
import { CITY_NAMES } from '../../domain/city/constants.ts'
import { FIELD_NAMES, type FieldName } from '../../domain/listing/fields.ts'
import { LAST_STEP } from '../../domain/listing-draft/steps.ts'
import { isFirstTurn, MORE, PHOTOS, type Turn } from '../../domain/listing-draft/turns.ts'
import { can } from '../../domain/permission/table.ts'
import type { FieldErrors } from '../../domain/text/validate.ts'
import { PHOTO_ACTIONS } from '../lib/photo-actions.ts'

/** Loads a part of a later step. After a failure, each step loads it again, and a return of the connection too. */
function usePart<Part>(wanted: boolean, load: () => Promise<Part>, step = 0): Part | undefined {
  const [part, setPart] = useState<Part>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: another step tries again
  useEffect(() => {
    if (!wanted || part) return
    const fetchPart = () => void load().then(setPart, () => undefined)
    fetchPart()
    addEventListener('online', fetchPart)
    return () => removeEventListener('online', fetchPart)
  }, [wanted, part, load, step])
  return part
}
const loadLaterSteps = async () => ({
  ...(await import('../../components/wizard/AmenitiesStep.tsx')),
  ...(await import('../../components/wizard/PhotosStep.tsx')),
  ...(await import('../../client/listing-draft/seek.ts')),
  ...(await import('../../components/wizard/PosterHints.tsx')),
  ...(await loadShrinker()),
})
type LaterSteps = Awaited<ReturnType<typeof loadLaterSteps>>
const Loading = (_: PhotosStepProps | StepProps) => (
  <p className="muted">
    {DETAIL_TEXTS.loading} <a href={location.search}>{DETAIL_TEXTS.retry}</a>
  </p>
)
const loadLocalities = async () => ({
  ...(await import('../../domain/locality/localities.ts')),
  ...(await import('#language/locality/texts-named')),
})
const loadRefused = () => import('../../components/site/Refused.tsx')
const loadSubmittedNotice = async () => ({
  ...(await import('../../components/wizard/SubmittedNotice.tsx')),
  ...(await import('../account/ConfirmEmail.tsx')),
})

const loadHints = () => import('../../client/listing-draft/poster-hints.store.ts')
type HintStore = Awaited<ReturnType<typeof loadHints>>

/** What the admins will be pointed to, and a sentence for them. Without the part that compares, only the sentence. */
function BeforeSending({ later }: { later: LaterSteps }) {
  const store = usePart(true, loadHints)
  return (
    <>
      {store && <Hints later={later} store={store} />}
      <later.NoteToAdmin
        note={useStore($note)}
        error={useStore($problems).fields.noteToAdmin}
        onNote={setNote}
      />
    </>
  )
}

function Hints({ later, store }: { later: LaterSteps; store: HintStore }) {
  const { $posterHints, followHints } = store
  useEffect(followHints, [followHints])
  return <later.PosterHints {...useStore($posterHints)} onSeek={later.seekField} />
}

function Photos({ later, wait }: { later: LaterSteps | undefined; wait: boolean }) {
  const PhotosStep = later?.PhotosStep ?? Loading
  const { edit } = useStore($about)
  const posting = useStore($posting)
  const checked = useStore($messagesOnly)
  return (
    <PhotosStep
      photos={useStore($photos)}
      refused={useStore($refused)}
      outcome={useStore($outcome)}
      uploadedHere={useStore($uploadedHere)}
      signedOut={useStore($session) === null}
      kept={useStore($photosAreKept)}
      values={useStore($draft)}
      posting={posting}
      onSeek={later?.seekField}
      onChoose={(files) => void choosePhotos(files, { wait })}
      onAction={(action, id) => PHOTO_ACTIONS[action](id)}
      onPlace={placePhoto}
      onRoom={placeInRoom}
      onOrigin={sayOrigin}
      messagesOnly={
        !edit && posting === 'listing' ? { checked, onChoose: chooseMessagesOnly } : null
      }
    />
  )
}

const loadSuchHomes = () => import('./SuchHomesAsked.tsx')

function Answers({ step, turn }: { step: number; turn?: Turn | undefined }) {
  // Loaded with the second step: later steps then also work after the connection is lost.
  const later = usePart(step > 1, loadLaterSteps, step)
  const { city, plotArea } = useStore($draft)
  const known = usePart(turn?.name === 'locality', loadLocalities)
  const localities = CITY_NAMES.filter((name) => name === city)
    .flatMap((name) => known?.LOCALITIES[name].map((one) => known.shownLocality(name, one.name)))
    .filter((name) => name !== undefined)
    .toSorted((a, b) => a.localeCompare(b))
  // Below the price, and not before there is a size: of a home without one there is nothing to say.
  const isPriced = !isAdminPostingForm && plotArea && [1, 'price'].includes(turn?.name ?? step)
  const SuchHomes = usePart(Boolean(isPriced), loadSuchHomes)?.SuchHomesAsked
  const Step = [DetailsStep, AdditionalStep, later?.AmenitiesStep ?? Loading][step - 1]
  const props = {
    values: useStore($draft),
    errors: useStore($problems).fields,
    role: useStore($session)?.role ?? null,
    posting: useStore($posting),
    onAnswer: answer,
    read: useStore($read),
    showName: useStore($showName),
    questions: useStore($questions).open,
    onConfirm: (field: FieldName) => void confirmValue(field, turn && nextTurn),
    onPosting: choosePosting,
    marked: useStore($marked),
    onRight: confirmRead,
    ...(turn && { only: turn.fields }),
    ...(localities.length > 0 && { localities }),
  }
  if (Step)
    return (
      <>
        <Step {...props} />
        {isPriced && SuchHomes && <SuchHomes />}
      </>
    )
  const wait = turn !== undefined && wayBack() !== ''
  return (
    <>
      {wait && <p className="muted">{TALK_TEXTS.photosWait}</p>}
      <Photos later={later} wait={wait} />
      {later && !isAdminPostingForm && !wait && <BeforeSending later={later} />}
    </>
  )
}

/** One question of the talk, or all answers so far, to change one. */
function TalkTurn({ turn, isOpen, onVisit }: { turn: Turn; isOpen: boolean; onVisit: () => void }) {
  const turns = useStore($turns)
  const values = useStore($draft)
  const problems = useStore($problems)
  const rows = {
    values,
    showName: useStore($showName),
    onOpen: (to: Turn) => {
      onVisit()
      if (to.extra && turn.name === MORE) goToTurn(to)
      else visitTurn(to)
    },
  }
  if (isOpen)
    return (
      <>
        <h2>{TALK_TEXTS.answers}</h2>
        <TurnRows {...rows} turns={turns.filter(({ fields }) => fields.length > 0)} />
      </>
    )
  return (
    <TurnFrame turn={turn} turns={turns} values={values} problems={problems} onDone={nextTurn}>
      {turn.name === MORE ? (
        <>
          <p className="muted">{TALK_TEXTS.moreIntro}</p>
          <TurnRows {...rows} turns={turns.filter(({ extra }) => extra)} />
        </>
      ) : (
        <Answers step={turn.step} turn={turn} />
      )}
    </TurnFrame>
  )
}

/** The heading of the step. It takes the focus when the step changes, unless there are errors to read first. */
function StepHeading({ step, children }: { step: number; children?: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(step)
  useEffect(() => {
    if (shown.current !== step && Object.keys($problems.get().fields).length === 0)
      heading.current?.focus()
    shown.current = step
  }, [step])
  return (
    <div className="step-head">
      <h2 ref={heading} tabIndex={-1}>
        {STEP_NAMES[step - 1]}
      </h2>
      {children}
    </div>
  )
}

/** Moves the focus to the first question that Next has asked: on a phone it may be out of sight. */
function useFocusOfQuestion() {
  const { open, attempt } = useStore($questions)
  // biome-ignore lint/correctness/useExhaustiveDependencies: only asking moves the focus, not an answer
  useEffect(() => {
    const [first] = open
    if (first) document.getElementById(askedId(first.field))?.focus()
  }, [attempt])
}

/** What is wrong with no answer: each of these is told at its own question. */
const withoutTurns = (fields: FieldErrors): FieldErrors =>
  Object.fromEntries(
    Object.entries(fields).filter(([name]) => !FIELD_NAMES.some((field) => field === name)),
  )

function Steps({ paste }: { paste: ReactNode }) {
  const isTalk = useStore($isTalk)
  const turn = useStore($turn)
  const step = useStore($step)
  const problems = useStore($problems)
  const values = useStore($draft)
  const submission = useStore($submission)
  const busy = submission.state === 'busy' || submission.state === 'waiting'
  const [opened, setOpened] = useState<string | null>(null)
  useFocusOfQuestion()
  const talk = isTalk && turn ? turn : null
  const isFirst = talk ? isFirstTurn(talk) : step === 1
  const last = talk ? talk.name === PHOTOS && wayBack() === '' : step === LAST_STEP
  const go = (event: SubmitEvent) => {
    event.preventDefault()
    if (last) void submit()
    else void (talk ? nextTurn() : nextStep())
  }
  const isOpen = talk !== null && opened === talk.name
  return (
    <form className="form wizard-form" data-talk={talk ? '' : undefined} noValidate onSubmit={go}>
      <StepProgress step={talk?.step ?? step} names={STEP_NAMES} named={talk !== null} />
      {talk ? (
        !isFirst && <TalkTop isOpen={isOpen} onOpen={() => setOpened(isOpen ? null : talk.name)} />
      ) : (
        <StepHeading step={step}>{step === 1 && paste}</StepHeading>
      )}
      <ErrorSummary
        errors={talk ? withoutTurns(problems.fields) : problems.fields}
        attempt={problems.attempt}
        isMissing={(name) => values[name as FieldName]?.trim() === ''}
      />
      {talk ? (
        <>
          <TalkTurn turn={talk} isOpen={isOpen} onVisit={() => setOpened(null)} />
          {isFirst && !isOpen && paste && (
            <div className="talk-ways">
              {paste}
              <QuietButton onClick={() => goToStep(LAST_STEP, { ask: PHOTOS, back: talk.name })}>
                {TALK_TEXTS.photosFirst}
              </QuietButton>
            </div>
          )}
        </>
      ) : (
        <Answers step={step} />
      )}
      <SubmissionNotice
        loginNeeded={useStore($loginNeeded)}
        waiting={submission.state === 'waiting'}
        failure={submission.state === 'failed' ? submission.message : null}
      />
      <div className="wizard-nav">
        {isFirst ? (
          <span />
        ) : (
          <QuietButton onClick={() => (talk ? previousTurn() : goToStep(step - 1))}>
            {FORM_TEXTS.previous}
          </QuietButton>
        )}
        {/* Its own key: the press that opens the last step must not also press Submit. */}
        {last ? (
          <SubmitButton key="submit" busy={busy} busyText={WIZARD_TEXTS.busy}>
            {WIZARD_TEXTS.submit}
          </SubmitButton>
        ) : (
          <SubmitButton key="next" busyText={FORM_TEXTS.next}>
            {FORM_TEXTS.next}
          </SubmitButton>
        )}
      </div>
    </form>
  )
}

/** The card of the listing above the question, from the first answer on. */
function TalkTop({ isOpen, onOpen }: { isOpen: boolean; onOpen: () => void }) {
  const photos = useStore($photos)
  const values = useStore($draft)
  const sketch = useStore($sketch)
  if (useStore($draftIsEmpty) && photos.length === 0) return null
  return (
    <TalkCard
      sketch={sketch}
      values={values}
      cover={photos[0]?.preview ?? null}
      isOpen={isOpen}
      onOpen={onOpen}
    />
  )
}

const loadPaste = () => import('./PasteMessage.tsx')

/** The panel of a message, which somebody opens or which a reload has left open. */
function usePasting() {
  const [isOpen, setOpen] = useState(false)
  const [undone, setUndone] = useState(false)
  const isEdit = Boolean(useStore($about).edit)
  const isOffered = !isAdminPostingForm && !isEdit
  const isShown = useStore($message)?.shown ?? false
  return {
    isOffered,
    isOpen: isOffered && (isOpen || isShown),
    undone,
    open: () => {
      setOpen(true)
      setUndone(false)
    },
    close: (isUndone: boolean) => {
      setOpen(false)
      setUndone(isUndone)
    },
  }
}

/** It stands above the first questions alone: on a phone, each further one has the screen to itself. */
function PastePanel({
  isOpen,
  undone,
  close,
  isLater,
}: ReturnType<typeof usePasting> & { isLater: boolean }) {
  const Paste = usePart(isOpen, loadPaste)?.PasteMessage
  return (
    <>
      <div className="wizard-resumed">
        <Status>{isOpen && !Paste ? PASTE_TEXTS.loading : undone && PASTE_TEXTS.undone}</Status>
      </div>
      {Paste && isOpen && !isLater && <Paste onClose={close} />}
    </>
  )
}

export function PostWizard() {
  useEffect(() => void startWizard(), [])
  const photos = useStore($photos)
  const posting = useStore($posting)
  const sketch = useStore($sketch)
  const fillStatus = useStore($fillStatus)
  const blank = useStore($draftIsEmpty)
  const role = useStore($session)?.role
  const refused = Boolean(isAdminPostingForm && role && !can(role, 'content.manage'))
  const Refused = usePart(refused, loadRefused)?.Refused
  const step = useStore($step)
  const turn = useStore($turn)
  const isLater = useStore($isTalk) && turn ? !isFirstTurn(turn) : isLaterStep(step)
  const pasting = usePasting()
  const resumedAt = useStore($resumedAt)
  const submitted = useStore($submitted)
  const Last = usePart(step > 1, loadSubmittedNotice, step)
  if (useStore($submission).state === 'done' && submitted)
    return Last ? (
      <Last.SubmittedNotice
        {...submitted}
        confirm={submitted.unconfirmed && <Last.ConfirmEmail email={submitted.unconfirmed} />}
        project={isAdminPostingForm}
        onLook={pauseRedirect}
      />
    ) : (
      <Status tone="success">{LISTING_TEXTS.submitted}</Status>
    )
  if (refused) return Refused ? <Refused /> : null
  return (
    <div
      className="wizard"
      data-later={isLater ? '' : undefined}
      data-heads={isLater ? '' : undefined}
    >
      <div className="wizard-main">
        <ResumedNotice step={resumedAt} onStartOver={startOver} />
        <FillNotice status={fillStatus} onDecide={decideRepost} onRetry={reloadFill} />
        <PastePanel {...pasting} isLater={isLater} />
        <Steps
          paste={
            pasting.isOffered && (
              <QuietButton onClick={pasting.open}>{PASTE_TEXTS.open}</QuietButton>
            )
          }
        />
      </div>
      <DraftAside
        title={isAdminPostingForm ? WIZARD_TEXTS.projectSoFar : WIZARD_TEXTS.listingSoFar}
        sketch={sketch}
        priced={posting !== 'postedProject'}
        cover={photos[0]?.preview ?? null}
        empty={blank && photos.length === 0}
        onStartOver={startOver}
      />
    </div>
  )
}
