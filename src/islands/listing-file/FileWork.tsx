import '../../components/ui/Notice.css'
import type { RefObject } from 'react'
import { MAPPING_TEXTS, TABLE_READ_TEXTS } from '#language/listing-file/texts-mapping'
import { SEVERAL_TEXTS as texts } from '#language/listing-file/texts-several'
import { $fileIsKept } from '../../client/listing-file/kept.ts'
import {
  $columns,
  $elsewhere,
  $file,
  $isRemembered,
  $read,
  $reading,
  $sheets,
  $unanswered,
  chooseSheet,
  forgetColumns,
  mapColumns,
  meanColumn,
  readAgain,
  stopReading,
} from '../../client/listing-file/several.store.ts'
import { ColumnMapping } from '../../components/listing-file/ColumnMapping.tsx'
import { ReadingState } from '../../components/listing-file/ReadingState.tsx'
import { TableRead } from '../../components/listing-file/TableRead.tsx'
import { QuietButton } from '../../components/ui/Button.tsx'
import { Alert } from '../../components/ui/Notice.tsx'
import { Skeleton } from '../../components/ui/Skeleton.tsx'
import { useInitial } from '../lib/use-initial.ts'
import { FileLines } from './FileLines.tsx'

/** A file in progress: what was read, what its columns hold, and its lines. */
export function FileWork({ heading }: { heading: RefObject<HTMLHeadingElement | null> }) {
  const file = useInitial($file)
  const sheets = useInitial($sheets)
  const columns = useInitial($columns)
  const remembered = useInitial($isRemembered)
  const reading = useInitial($reading)
  const elsewhere = useInitial($elsewhere)
  const kept = useInitial($fileIsKept)
  const lines = useInitial($read)
  const unanswered = useInitial($unanswered)
  if (!file) return <Skeleton label={TABLE_READ_TEXTS.reading} shape="row" count={3} />
  const mapped = file.map !== null
  const read = (
    <TableRead
      file={{ ...file, sheets }}
      sheet={file.sheet}
      onSheet={(at) => void chooseSheet(at)}
    />
  )
  const map = async () => {
    await mapColumns()
    heading.current?.focus()
  }
  const stop = () => {
    stopReading()
    heading.current?.focus()
  }
  return (
    <>
      {elsewhere && (
        <div className="notice" role="status">
          <p>
            <strong>{texts.elsewhere}</strong> {texts.elsewhereText}
          </p>
        </div>
      )}
      {!kept && (
        <div className="notice" data-tone="warning" role="status">
          <p>{texts.notKept}</p>
        </div>
      )}
      {unanswered && (
        <Alert ways={<QuietButton onClick={() => void readAgain()}>{texts.readAgain}</QuietButton>}>
          {unanswered}
        </Alert>
      )}
      {!mapped && (
        <>
          {read}
          {columns ? (
            <ColumnMapping
              key={`${file.id} ${file.sheet}`}
              columns={columns}
              remembered={remembered}
              onMean={meanColumn}
              onForget={() => void forgetColumns()}
              onDone={() => void map()}
            />
          ) : (
            !unanswered && <Skeleton label={MAPPING_TEXTS.reading} shape="row" count={4} />
          )}
        </>
      )}
      {mapped && (lines || !(reading || unanswered)) && (
        <ReadingState label={texts.readingLines} read={lines} onStop={stop} />
      )}
      {mapped && reading && <FileLines read={read} heading={heading} />}
    </>
  )
}
