import '../../components/listing-file/listing-file.css'
import '../../components/ui/Notice.css'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { LISTING_FILE_TEXTS as texts } from '#language/listing-file/texts'
import { TABLE_READ_TEXTS } from '#language/listing-file/texts-mapping'
import { SEVERAL_TEXTS as severalTexts } from '#language/listing-file/texts-several'
import { $session } from '../../client/account/session.ts'
import { requireSession } from '../../client/account/session-needed.ts'
import { takeHandedText } from '../../client/listing-file/handed-text.ts'
import { restorePhotos } from '../../client/listing-file/photos.store.ts'
import { saveTemplate } from '../../client/listing-file/save-lines.ts'
import { resumeSending } from '../../client/listing-file/sending.ts'
import {
  $elsewhere,
  $file,
  $instead,
  $opening,
  $unread,
  chooseInstead,
  readFile,
  readHanded,
  readOwn,
  readPasted,
  restore,
  stopOpening,
} from '../../client/listing-file/several.store.ts'
import { ColumnList } from '../../components/listing-file/ColumnList.tsx'
import { FileChooser, focusFileChooser } from '../../components/listing-file/FileChooser.tsx'
import { ReadingState } from '../../components/listing-file/ReadingState.tsx'
import { QuietButton } from '../../components/ui/Button.tsx'
import { Alert } from '../../components/ui/Notice.tsx'
import { Skeleton } from '../../components/ui/Skeleton.tsx'
import { PATHS } from '../../contract/paths.ts'
import { FILE_ROLE } from '../../domain/listing-file/constants.ts'
import { useInitial } from '../lib/use-initial.ts'

/** A page without a file loads none of it. */
const FileWork = lazy(() => import('./FileWork.tsx').then((part) => ({ default: part.FileWork })))

/** Several listings from one file, for agents. */
export function PostSeveral() {
  const user = useInitial($session)
  const file = useInitial($file)
  const unread = useInitial($unread)
  const instead = useInitial($instead)
  const opening = useInitial($opening)
  const elsewhere = useInitial($elsewhere)
  const [asked, setAsked] = useState(false)
  const [ownProblem, setOwnProblem] = useState<string | null>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const ask = async () => {
    if (!(await requireSession())) return
    setAsked(true)
    await restore(async () => {
      await restorePhotos()
      resumeSending()
    })
    // A message of several homes that the form for one home has handed over.
    const text = $session.get() ? takeHandedText() : null
    if (text) await readHanded(text)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once.
  useEffect(() => void ask(), [])
  // On a phone, what is read is below the form in which it was chosen.
  useEffect(() => {
    if (opening) heading.current?.focus()
  }, [opening])
  const stop = () => {
    stopOpening()
    focusFileChooser()
  }
  const show = async (reading: Promise<void>) => {
    await reading
    heading.current?.focus()
  }
  const openOwn = async () => {
    const problem = await readOwn()
    setOwnProblem(problem)
    if (!problem) heading.current?.focus()
  }
  if (!asked) return <Skeleton label={texts.loading} shape="row" count={3} />
  if (!user)
    return (
      <Alert ways={<QuietButton onClick={() => void ask()}>{texts.retry}</QuietButton>}>
        {texts.unknown}
      </Alert>
    )
  if (user.role !== FILE_ROLE)
    return (
      <div className="notice">
        <p>{texts.whoFor}</p>
        <a className="text-link" href={PATHS.post}>
          {texts.postOne}
        </a>
      </div>
    )
  return (
    <div className="file-parts">
      <section className="file-part" aria-labelledby="file-check">
        <h2 id="file-check">{texts.check}</h2>
        <FileChooser
          busy={file?.sent === 'going' || elsewhere}
          onFile={(chosen) => void show(readFile(chosen))}
          onPaste={(text) => void show(readPasted(text))}
        />
      </section>
      <section className="file-part" aria-labelledby="file-prepare">
        <h2 id="file-prepare">{texts.prepare}</h2>
        <p>{texts.prepareText}</p>
        <QuietButton onClick={saveTemplate}>{texts.template}</QuietButton>
        <ColumnList />
      </section>
      <section className="file-part" aria-labelledby="file-own">
        <h2 id="file-own">{texts.own}</h2>
        <p>{texts.ownText}</p>
        <QuietButton
          disabled={opening || file?.sent === 'going' || elsewhere}
          onClick={() => void openOwn()}
        >
          {texts.openOwn}
        </QuietButton>
        {ownProblem && <Alert>{ownProblem}</Alert>}
      </section>
      {(file || unread || opening) && (
        <section className="file-report" aria-labelledby="file-report">
          <h2 id="file-report" ref={heading} tabIndex={-1}>
            {(opening ? null : (file?.name ?? unread?.name)) ?? TABLE_READ_TEXTS.reading}
          </h2>
          {unread && <Alert>{unread.problem}</Alert>}
          {file && instead && (
            <Alert
              tone="warning"
              ways={
                <>
                  <QuietButton
                    disabled={file.sent === 'going' || elsewhere}
                    onClick={() => void show(chooseInstead(true))}
                  >
                    {severalTexts.replace}
                  </QuietButton>
                  <QuietButton onClick={() => void show(chooseInstead(false))}>
                    {severalTexts.keepOwn}
                  </QuietButton>
                </>
              }
            >
              <p>
                <strong>{severalTexts.instead(file.name, instead.name)}</strong>{' '}
                {severalTexts.insteadText}
              </p>
            </Alert>
          )}
          {opening && <ReadingState label={TABLE_READ_TEXTS.reading} read={null} onStop={stop} />}
          {file && !opening && (
            <Suspense
              fallback={<Skeleton label={TABLE_READ_TEXTS.reading} shape="row" count={3} />}
            >
              <FileWork heading={heading} />
            </Suspense>
          )}
        </section>
      )}
    </div>
  )
}
