import '../../components/form/fields.css'
import '../../components/launch/launch.css'
import { useStore } from '@nanostores/react'
import { useEffect, useRef, useState } from 'react'
import { LAUNCH_RESULT_TEXTS, LAUNCH_TEXTS as texts } from '#language/launch/texts'
import { WIZARD_TEXTS } from '#language/listing-draft/texts'
import { $session } from '../../client/account/session.ts'
import {
  $again,
  $launchDraft,
  $launchIsEmpty,
  $question,
  $sentLaunch,
  answer,
  decideAgain,
  launchForm,
  loadAgain,
  sendAnother,
  startLaunch,
  startLaunchOver,
} from '../../client/launch/launch.store.ts'
import { $loginNeeded } from '../../client/listing-draft/submission-login.ts'
import {
  $outcome,
  $photos,
  $refused,
  $uploadedHere,
  placeInRoom,
  placePhoto,
  sayOrigin,
} from '../../client/photo/photo.store.ts'
import { choosePhotos } from '../../client/photo/photo-queue.ts'
import { $photosAreKept } from '../../client/photo/storage.ts'
import { AnswerField, type AskedField } from '../../components/form/AnswerField.tsx'
import { Form } from '../../components/form/Form.tsx'
import { fieldId } from '../../components/form/field.ts'
import { QuietButton } from '../../components/ui/Button.tsx'
import { Alert, Status } from '../../components/ui/Notice.tsx'
import { StartOver } from '../../components/wizard/DraftAside.tsx'
import { PhotosStep } from '../../components/wizard/PhotosStep.tsx'
import { PosterHints } from '../../components/wizard/PosterHints.tsx'
import { PATHS } from '../../contract/paths.ts'
import { storedCity } from '../../domain/city/stored.ts'
import { askedOf } from '../../domain/field/field.ts'
import { readingOf } from '../../domain/field/reading.ts'
import { hintsOfLaunch } from '../../domain/hints/launch.ts'
import { LAUNCH_DAYS } from '../../domain/launch/constants.ts'
import { LAUNCH_FIELDS } from '../../domain/launch/fields.ts'
import { typesOnOffer } from '../../domain/listing-draft/rules.ts'
import { EMPTY_DRAFT } from '../../domain/listing-draft/values.ts'
import { reraWarning } from '../../domain/rera/warning.ts'
import { formatLongDate } from '../../domain/time/calendar.ts'
import { PHOTO_ACTIONS } from '../lib/photo-actions.ts'
import { useForm } from '../lib/use-form.ts'

const DAY_MS = 86_400_000

/** What a builder is asked about a launch. It may be filled in signed out; sending it needs an account. */
export function LaunchForm() {
  useEffect(() => void startLaunch(), [])
  const sent = useStore($sentLaunch)
  return sent ? <Sent {...sent} /> : <Asked />
}

/** Replaces the form and takes its focus. */
function Sent({ project, dueAt }: { project: string; dueAt: string }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className="launch-sent">
      <h2 tabIndex={-1} ref={heading}>
        {texts.sentTitle}
      </h2>
      <Status tone="success">{texts.sent(project, formatLongDate(dueAt))}</Status>
      <div className="button-row">
        <a className="action action-main" href={PATHS.ownLaunches}>
          {texts.toProfile}
        </a>
        <QuietButton onClick={sendAnother}>{texts.another}</QuietButton>
      </div>
    </div>
  )
}

/** The state of filling the form from a launch that was declined. */
function Again() {
  const again = useStore($again)
  if (again.state === 'asking')
    return (
      <Alert
        tone="warning"
        ways={
          <>
            <QuietButton onClick={() => void decideAgain(true)}>
              {WIZARD_TEXTS.replaceYes}
            </QuietButton>
            <QuietButton onClick={() => void decideAgain(false)}>{WIZARD_TEXTS.keep}</QuietButton>
          </>
        }
      >
        {texts.asksAgain(again.launch.fields.projectBuildingName)}
      </Alert>
    )
  if (again.state === 'failed')
    return (
      <Alert
        ways={<QuietButton onClick={() => void loadAgain()}>{WIZARD_TEXTS.retry}</QuietButton>}
      >
        {texts.againFailed}
      </Alert>
    )
  return <Status>{again.state === 'loading' && texts.againLoading}</Status>
}

function Asked() {
  const form = useForm(launchForm)
  const values = useStore($launchDraft)
  const isEmpty = useStore($launchIsEmpty)
  const by = new Date(Date.now() + LAUNCH_DAYS.answer * DAY_MS).toISOString()
  const question = useStore($question)
  const { locality: _, ...others } = form.state.errors
  const answers = {
    values,
    onAnswer: answer,
    read: readingOf,
    // The question says the same, and offers the localities.
    errors: question ? others : form.state.errors,
    questions: question ? [question] : [],
  }
  const fields = askedOf(LAUNCH_FIELDS, values) as [
    keyof typeof LAUNCH_FIELDS,
    AskedField['field'],
  ][]
  return (
    <>
      <Again />
      <Form
        {...form}
        labelledBy="launch-form"
        intro={
          <div className="launch-head">
            <h2 id="launch-form">{texts.formTitle}</h2>
            <p className="muted">
              {texts.by(formatLongDate(by))} {texts.draftKept}
            </p>
          </div>
        }
        submitText={texts.submit}
        busyText={texts.busy}
        beside={
          !isEmpty && <StartOver ask={texts.clearAsk} onStartOver={() => void startLaunchOver()} />
        }
      >
        {fields.map(([name, field]) => (
          <LaunchField key={name} name={name} field={field} form={answers} />
        ))}
        <section aria-labelledby="launch-pictures" className="launch-pictures">
          <h3 id="launch-pictures">{texts.pictures}</h3>
          <Pictures />
        </section>
        <Hints />
        {useStore($loginNeeded) && <Alert>{LAUNCH_RESULT_TEXTS.notLoggedIn}</Alert>}
      </Form>
    </>
  )
}

/** A half-written word may look like what the whole one is not. */
const PAUSE_MS = 700

/** What the admins will be pointed to in the answers. */
function Hints() {
  const values = useStore($launchDraft)
  const [hints, setHints] = useState<ReturnType<typeof hintsOfLaunch>>([])
  useEffect(() => {
    const timer = setTimeout(() => setHints(hintsOfLaunch(values)), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [values])
  return (
    <PosterHints
      hints={hints}
      checking={false}
      placeOf={(field) => `#${fieldId(field)}`}
      onSeek={(field) => document.getElementById(fieldId(field))?.focus()}
    />
  )
}

/** A field with what depends on other answers: the types of the category, and what is odd about a number. */
function LaunchField(asked: AskedField<keyof typeof LAUNCH_FIELDS>) {
  const { name, form } = asked
  const { propertyCategory = '', reraNumber = '', city = '' } = form.values
  if (name === 'propertyType') {
    const choice = { listingType: 'Sell', propertyCategory, propertyType: '' }
    const hint = propertyCategory ? undefined : WIZARD_TEXTS.chooseCategory
    return <AnswerField {...asked} override={{ options: typesOnOffer(choice, null), hint }} />
  }
  if (name !== 'reraNumber') return <AnswerField {...asked} narrow={name === 'kinds'} />
  return (
    <div>
      <AnswerField {...asked} />
      <div className="field-after">
        <Status tone="warning">{reraWarning(reraNumber, storedCity(city))}</Status>
      </div>
    </div>
  )
}

function Pictures() {
  return (
    <PhotosStep
      photos={useStore($photos)}
      refused={useStore($refused)}
      outcome={useStore($outcome)}
      uploadedHere={useStore($uploadedHere)}
      signedOut={useStore($session) === null}
      kept={useStore($photosAreKept)}
      values={EMPTY_DRAFT}
      posting="postedLaunch"
      onSeek={undefined}
      onChoose={choosePhotos}
      onAction={(action, id) => PHOTO_ACTIONS[action](id)}
      onPlace={placePhoto}
      onRoom={placeInRoom}
      onOrigin={sayOrigin}
      messagesOnly={null}
      advice={texts.picturesHint}
    />
  )
}
