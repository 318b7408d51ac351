import '../../components/listing-file/listing-file.css'
import type { RefObject } from 'react'
import { $stopped, postLines, saveWrong } from '../../client/listing-file/post-lines.ts'
import {
  $file,
  answer,
  $outcomes,
  $posting,
  $questions,
  $work,
  removeFile,
} from '../../client/listing-file/several.store.ts'
import { FileQuestions } from '../../components/listing-file/FileQuestions.tsx'
import { FileLines } from '../../components/listing-file/FileLines.tsx'
import { QuietButton, SubmitButton } from '../../components/ui/Button.tsx'
import { Alert, Status } from '../../components/ui/Notice.tsx'
import { PATHS } from '../../contract/paths.ts'
import { shownLine } from '../../domain/listing-file/outcome.ts'
import { LISTING_FILE_TEXTS as texts } from '#language/listing-file/texts'
import { useInitial } from '../lib/use-initial.ts'

/** The content of a file, line by line, and the button that posts the ready lines. */
export function FileReport({ heading }: { heading: RefObject<HTMLHeadingElement | null> }) {
  const file = useInitial($file)
  const outcomes = useInitial($outcomes)
  const { wrong, asked, left, done } = useInitial($work)
  const questions = useInitial($questions)
  const unready = wrong.length + asked.length
  const posting = useInitial($posting)
  const stopped = useInitial($stopped)
  const post = async () => {
    await postLines()
    // The pressed button disappears with the last line.
    if (document.activeElement === document.body) heading.current?.focus()
  }
  if (!file) return null
  const posted = done.filter(({ key }) => key && outcomes[key]?.state === 'posted').length
  const begun = done.length > 0 || stopped !== null
  return (
    <section className="file-report" aria-labelledby="file-report">
      <h2 id="file-report" ref={heading} tabIndex={-1}>
        {file.name}
      </h2>
      {file.problem && <Alert>{file.problem}</Alert>}
      {!file.problem && !begun && (
        <p className="file-summary" role="status">
          {texts.summary(left.length, asked.length, wrong.length)}
        </p>
      )}
      {file.note && <p>{file.note}</p>}
      <FileQuestions questions={questions} onAnswer={(given) => void answer(given)} />
      <Status tone="success">
        {!posting && posted > 0 && (
          <>
            <p>{texts.done(posted)}</p>
            <a className="text-link" href={PATHS.profile}>
              {texts.toProfile}
            </a>
          </>
        )}
      </Status>
      {stopped && <Alert tone="warning">{stopped}</Alert>}
      <div className="button-row">
        {(left.length > 0 || posting) && (
          <SubmitButton
            type="button"
            busy={posting !== null}
            busyText={posting ? texts.posting(posting.done, posting.all) : ''}
            onClick={() => void post()}
          >
            {texts.post(left.length, begun)}
          </SubmitButton>
        )}
        {unready > 0 && <QuietButton onClick={saveWrong}>{texts.wrong(unready)}</QuietButton>}
        <QuietButton disabled={posting !== null} onClick={removeFile}>
          {texts.another}
        </QuietButton>
      </div>
      {unready > 0 && <p className="muted">{texts.wrongHint}</p>}
      {!file.problem && (
        <>
          <FileLines lines={file.lines.map((line) => shownLine(line, outcomes[line.key ?? '']))} />
          <p className="muted">
            {texts.photosLater} {texts.kept}
          </p>
        </>
      )}
    </section>
  )
}
