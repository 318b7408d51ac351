import '../admin/tables.css'
import { AGREEING_LABELS, PAPER_DESK_TEXTS as texts } from '#english/right-to-offer/texts-desk'
import { PAPER_LABELS } from '#english/right-to-offer/texts-papers'
import { shownValue } from '#language/listing/texts-values'
import type { DeskPaper } from '../../contract/right-to-offer.ts'
import { agoInWords, formatMoment } from '../../domain/time/rules.ts'
import { QuietButton } from '../ui/Button.tsx'
import { DataTable } from '../ui/DataTable.tsx'
import { ListingLink } from './ListingLink.tsx'

const { columns: HEADS } = texts

/** The listings whose pages say that a paper was seen. */
export function SeenList({
  rows,
  now,
  onTakeBack,
}: {
  rows: readonly DeskPaper[]
  now: Date
  onTakeBack: (row: DeskPaper) => void
}) {
  return (
    <DataTable label={texts.seenTitle} heads={Object.values(HEADS)}>
      <tbody>
        {rows.map(
          (row) =>
            row.seen && (
              <tr key={row.listing.id}>
                <th scope="row">
                  <ListingLink listing={row.listing} words={row.listing.name} />
                  <p className="cell-muted">
                    {texts.where(row.listing.locality, row.listing.city)}
                  </p>
                </th>
                <td data-label={HEADS.poster}>
                  {texts.poster(row.poster.name, shownValue(row.poster.role))}
                </td>
                <td data-label={HEADS.kind}>{PAPER_LABELS[row.seen.kind]}</td>
                <td data-label={HEADS.agree}>
                  {row.seen.agree.map((part) => AGREEING_LABELS[part]).join(', ')}
                </td>
                <td className="cell-time" data-label={HEADS.at}>
                  <time dateTime={row.seen.at} title={formatMoment(row.seen.at)}>
                    {agoInWords(row.seen.at, now)}
                  </time>
                </td>
                <td>
                  <div className="cell-actions">
                    <QuietButton
                      tone="danger"
                      label={`${texts.takeBack} ${row.listing.name}`}
                      onClick={() => onTakeBack(row)}
                    >
                      {texts.takeBack}
                    </QuietButton>
                  </div>
                </td>
              </tr>
            ),
        )}
      </tbody>
    </DataTable>
  )
}
