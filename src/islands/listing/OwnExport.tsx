import '../../components/account/OwnListings.css'
import { useState } from 'react'
import { OWN_LISTING_TEXTS } from '#language/listing/texts-poster'
import { EXPORT_TEXTS as texts } from '#language/listing-file/texts-export'
import { QuietButton } from '../../components/ui/Button.tsx'
import { Alert } from '../../components/ui/Notice.tsx'
import { PATHS } from '../../contract/paths.ts'
import type { Role } from '../../domain/account/constants.ts'
import { FILE_ROLE } from '../../domain/listing-file/listing-file.ts'

/** Saves all own listings as a table. What writes it is loaded with the first press. */
export function OwnExport({ role }: { role: Role }) {
  const [failed, setFailed] = useState(false)
  const [busy, setBusy] = useState<'csv' | 'xlsx' | null>(null)
  const save = async (kind: 'csv' | 'xlsx') => {
    if (busy) return
    setFailed(false)
    setBusy(kind)
    try {
      const { saveOwnListings } = await import('../../client/listing/own-export.ts')
      await saveOwnListings(kind)
    } catch {
      setFailed(true)
    }
    setBusy(null)
  }
  return (
    <section className="own-export" aria-labelledby="own-export">
      <h3 id="own-export">{texts.title}</h3>
      <p>{texts.about}</p>
      {role === FILE_ROLE && (
        <>
          <p>{texts.again}</p>
          <p>
            <a className="text-link" href={PATHS.postSeveral}>
              {OWN_LISTING_TEXTS.postSeveral}
            </a>
          </p>
        </>
      )}
      {failed && <Alert tone="warning">{texts.failed}</Alert>}
      <div className="button-row">
        <QuietButton onClick={() => void save('xlsx')}>
          {busy === 'xlsx' ? texts.busy : texts.workbook}
        </QuietButton>
        <QuietButton onClick={() => void save('csv')}>
          {busy === 'csv' ? texts.busy : texts.csv}
        </QuietButton>
      </div>
    </section>
  )
}
