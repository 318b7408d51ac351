import { useStore } from '@nanostores/react'
import { useEffect, useRef, useState } from 'react'
import { $session } from '../../client/account/session.ts'
import { requireSession } from '../../client/account/session-needed.ts'
import { saveTemplate } from '../../client/listing-file/post-lines.ts'
import { $posting, readFile, readPasted, restore } from '../../client/listing-file/several.store.ts'
import { ColumnList } from '../../components/listing-file/ColumnList.tsx'
import { FileChooser } from '../../components/listing-file/FileChooser.tsx'
import { QuietButton } from '../../components/ui/Button.tsx'
import { Alert } from '../../components/ui/Notice.tsx'
import { Skeleton } from '../../components/ui/Skeleton.tsx'
import { PATHS } from '../../contract/paths.ts'
import { FILE_ROLE } from '../../domain/listing-file/constants.ts'
import { LISTING_FILE_TEXTS as WORDS } from '../../domain/listing-file/texts.ts'
import { FileReport } from './FileReport.tsx'

/** Several listings from one file, for agents. */
export function PostSeveral() {
  const user = useStore($session, { ssr: 'initial' })
  const busy = useStore($posting, { ssr: 'initial' }) !== null
  const [asked, setAsked] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  const ask = async () => {
    if (!(await requireSession())) return
    setAsked(true)
    await restore()
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once.
  useEffect(() => void ask(), [])
  const show = async (reading: Promise<void>) => {
    await reading
    heading.current?.focus()
  }
  if (!asked) return <Skeleton label={WORDS.loading} shape="row" count={3} />
  if (!user)
    return (
      <Alert ways={<QuietButton onClick={() => void ask()}>{WORDS.retry}</QuietButton>}>
        {WORDS.unknown}
      </Alert>
    )
  if (user.role !== FILE_ROLE)
    return (
      <div className="notice">
        <p>{WORDS.whoFor}</p>
        <a className="text-link" href={PATHS.post}>
          {WORDS.postOne}
        </a>
      </div>
    )
  return (
    <div className="file-parts">
      <section className="file-part" aria-labelledby="file-prepare">
        <h2 id="file-prepare">{WORDS.prepare}</h2>
        <p>{WORDS.prepareText}</p>
        <QuietButton onClick={saveTemplate}>{WORDS.template}</QuietButton>
        <ColumnList />
      </section>
      <section className="file-part" aria-labelledby="file-check">
        <h2 id="file-check">{WORDS.check}</h2>
        <FileChooser
          busy={busy}
          onFile={(file) => void show(readFile(file))}
          onPaste={(text) => void show(readPasted(text))}
        />
      </section>
      <FileReport heading={heading} />
    </div>
  )
}
