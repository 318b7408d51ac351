import '../../components/listing-file/listing-file.css'
import '../../components/ui/Notice.css'
import { type ReactNode, type RefObject, useMemo, useRef, useState } from 'react'
import { LISTING_FILE_TEXTS as texts } from '#language/listing-file/texts'
import { EXPORT_TEXTS } from '#language/listing-file/texts-export'
import { READ_TEXTS } from '#language/listing-file/texts-read'
import { SEVERAL_TEXTS } from '#language/listing-file/texts-several'
import { $photoProgress } from '../../client/listing-file/photos.store.ts'
import { saveReady, saveWrong } from '../../client/listing-file/save-lines.ts'
import { $screens, hasOpenScreens, settleScreens } from '../../client/listing-file/screens.store.ts'
import {
  $parts,
  $progress,
  $waiting,
  goOn,
  markClosed,
  pause,
  postReady,
} from '../../client/listing-file/sending.ts'
import {
  $elsewhere,
  $file,
  $left,
  $lines,
  $questions,
  $reading,
  answer,
  changeColumns,
  edit,
  removeFile,
  undo,
  want,
} from '../../client/listing-file/several.store.ts'
import { focusFileChooser } from '../../components/listing-file/FileChooser.tsx'
import { FileQuestions } from '../../components/listing-file/FileQuestions.tsx'
import { LineDecisions, type TwinLines } from '../../components/listing-file/LineDecisions.tsx'
import { LineTable } from '../../components/listing-file/LineTable.tsx'
import { ScreenQuestion } from '../../components/listing-file/ScreenQuestion.tsx'
import { type Sending, SendingState } from '../../components/listing-file/SendingState.tsx'
import { QuietButton, SubmitButton } from '../../components/ui/Button.tsx'
import { Alert } from '../../components/ui/Notice.tsx'
import { loginPath, PATHS } from '../../contract/paths.ts'
import { tableLine } from '../../domain/listing-file/shown-line.ts'
import { formatMoment } from '../../domain/time/rules.ts'
import { useInitial } from '../lib/use-initial.ts'
import { FileMissing } from './FileMissing.tsx'
import { FilePhotos } from './FilePhotos.tsx'

const STATES = {
  until: 'waits',
  offline: 'offline',
  signedOut: 'signedOut',
  stopped: 'stopped',
} as const

const NO_LINES: readonly number[] = []

/** How far the posting is; null before it has begun. */
function useSending(unready: number): Sending | null {
  const file = useInitial($file)
  const waiting = useInitial($waiting)
  const progress = useInitial($progress)
  const photos = useInitial($photoProgress)
  if (!file || file.sent === 'no') return null
  const settled = ({ going: 'running', paused: 'paused', ended: 'done' } as const)[file.sent]
  return {
    state: waiting && file.sent !== 'ended' ? STATES[waiting.is] : settled,
    done: progress.done,
    all: progress.all,
    photos,
    until: waiting?.is === 'until' ? formatMoment(new Date(waiting.time).toISOString()) : null,
    reason: waiting && 'reason' in waiting ? waiting.reason || null : null,
    isMailed: file.reported?.mailed === true,
    counts: { ...progress, left: unready + progress.failed },
  }
}

/** The lines of a file: what is asked, the table to work in, and the posting of what is ready. */
export function FileLines({
  read,
  heading,
}: {
  read: ReactNode
  heading: RefObject<HTMLHeadingElement | null>
}) {
  const file = useInitial($file)
  const reading = useInitial($reading)
  const lines = useInitial($lines)
  const left = useInitial($left)
  const questions = useInitial($questions)
  const elsewhere = useInitial($elsewhere)
  const screens = useInitial($screens)
  const screenBox = useRef<HTMLFieldSetElement>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const count = (...states: string[]) => lines.filter(({ state }) => states.includes(state)).length
  const [asked, wrong] = [count('asked'), count('wrong', 'refused')]
  const sending = useSending(asked + wrong)
  const parts = useInitial($parts)
  const going = file?.sent === 'going'
  const queued = going ? file.queue : NO_LINES
  const { queue, shown, byLine } = useMemo(() => {
    const queue = new Set(queued)
    const shown = lines.map((line) => tableLine(line, queue.has(line.line.line)))
    return { queue, shown, byLine: new Map(shown.map((line) => [line.line, line])) }
  }, [lines, queued])
  if (!file || !reading) return null
  const closed = lines.flatMap(({ line, plan, state }) =>
    plan?.is === 'close' && state === 'asked'
      ? [{ line: line.line, about: line.about, as: plan.as }]
      : [],
  )
  // Two lines about one home are shown side by side; more of them are asked about like anything else.
  const twins = questions.flatMap((question): { question: typeof question; pair: TwinLines }[] => {
    const [one, other, ...more] = question.lines.map((line) => byLine.get(line))
    const isOpen = question.options.includes(READ_TEXTS.apart) && question.answer === null
    return isOpen && one && other && more.length === 0 ? [{ question, pair: [one, other] }] : []
  })
  const ready = left.filter(({ line }) => !queue.has(line.line)).length
  const post = async () => {
    if (await hasOpenScreens()) return screenBox.current?.focus()
    heading.current?.focus()
    await postReady()
  }
  const removeAndChoose = () => {
    removeFile()
    focusFileChooser()
  }
  const mark = async (numbers: readonly number[], isMarked: boolean) =>
    isMarked
      ? setProblem(await markClosed(numbers))
      : want(Object.fromEntries(numbers.map((line) => [line, false])))
  const take = async (kind: 'csv' | 'xlsx') => {
    const isMade = await saveReady(kind).then(
      () => true,
      () => false,
    )
    setProblem(isMade ? null : EXPORT_TEXTS.failed)
  }
  const decide = ([first]: readonly [number, number], line: number | null) => {
    const asked = twins.find(({ pair: [one] }) => one.line === first)?.question
    const said = line === null ? READ_TEXTS.apart : READ_TEXTS.line(line)
    if (asked) void answer({ [asked.key]: said })
  }
  return (
    <>
      {reading.problem && <Alert>{reading.problem}</Alert>}
      {!reading.problem && (ready + asked + wrong > 0 || !sending) && (
        <p className="file-summary" role="status">
          {texts.summary(ready, asked, wrong)}
        </p>
      )}
      {reading.note && <p>{reading.note}</p>}
      <details className="file-columns">
        <summary>{SEVERAL_TEXTS.howRead}</summary>
        {read}
      </details>
      {!elsewhere && (
        <>
          <LineDecisions
            closed={closed}
            twins={twins.map(({ pair }) => pair)}
            onMark={(numbers, isMarked) => void mark(numbers, isMarked)}
            onCounts={(pair, line) => decide(pair, line)}
          />
          <FileQuestions
            questions={questions.filter((one) => !twins.some(({ question }) => question === one))}
            onAnswer={(given) => void answer(given)}
          />
        </>
      )}
      {!elsewhere && !going && (
        <ScreenQuestion
          names={screens.map(({ name }) => name)}
          box={screenBox}
          onAnswer={(areKept) => {
            settleScreens(areKept)
            heading.current?.focus()
          }}
        />
      )}
      {sending && (
        <SendingState
          sending={sending}
          onPause={pause}
          onGoOn={() => void goOn()}
          onSignIn={() => location.assign(loginPath(PATHS.postSeveral))}
        >
          <a className="text-link" href={PATHS.profile}>
            {texts.toProfile}
          </a>
        </SendingState>
      )}
      {parts && (
        <div className="notice" role="status">
          <p>
            <strong>
              {SEVERAL_TEXTS.inParts(parts.now, parts.later, formatMoment(parts.moreAt))}
            </strong>{' '}
            {SEVERAL_TEXTS.keptTillThen}
          </p>
          <p>{SEVERAL_TEXTS.sooner}</p>
          <a className="text-link" href={PATHS.contact}>
            {SEVERAL_TEXTS.write}
          </a>
        </div>
      )}
      {problem && <Alert>{problem}</Alert>}
      {ready > 0 && !going && !elsewhere && (
        <div className="button-row">
          <SubmitButton type="button" busy={false} busyText="" onClick={() => void post()}>
            {texts.post(ready, file.sent !== 'no')}
          </SubmitButton>
        </div>
      )}
      {!reading.problem && (
        <LineTable
          lines={shown}
          first={file.kind === 'own' ? 'price' : undefined}
          questions={questions}
          onEdit={(cells) => void edit(cells)}
          onAnswer={(given) => void answer(given)}
          onSwitch={(line, on) => void want({ [line]: on })}
          onUndo={file.steps.length > 0 ? () => void undo() : undefined}
        />
      )}
      <div className="button-row">
        {asked + wrong > 0 && (
          <QuietButton onClick={saveWrong}>{texts.wrong(asked + wrong)}</QuietButton>
        )}
        {ready > 0 &&
          (['xlsx', 'csv'] as const).map((kind) => (
            <QuietButton key={kind} onClick={() => void take(kind)}>
              {SEVERAL_TEXTS.takeReady[kind]}
            </QuietButton>
          ))}
        <QuietButton disabled={going || elsewhere} onClick={changeColumns}>
          {SEVERAL_TEXTS.changeColumns}
        </QuietButton>
        <QuietButton disabled={going || elsewhere} onClick={removeAndChoose}>
          {texts.another}
        </QuietButton>
      </div>
      {asked + wrong > 0 && <p className="muted">{texts.wrongHint}</p>}
      {!reading.problem && !elsewhere && <FileMissing key={file.id} />}
      {!reading.problem && !elsewhere && <FilePhotos />}
      <p className="muted">{SEVERAL_TEXTS.kept}</p>
    </>
  )
}
