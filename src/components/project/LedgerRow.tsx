import './Ledger.css'
import '../ui/dotted.css'
import '../ui/link-card.css'
import type { ReactNode } from 'react'
import { PROJECT_PAGE } from '#language/project/texts'
import { unlikePage, writtenIn } from '../../domain/language/written.ts'
import { shortTitle } from '../../domain/listing/rules.ts'
import { StoredPhoto } from '../photo/StoredPhoto.tsx'
import type { LedgerRow as Row } from './ledger-rows.ts'

/** A project in the ledger: picture, name, place, price, facts, and at its end what is on sale of it. */
export function LedgerRow({ row, children }: { row: Row; children?: ReactNode }) {
  const { over, name, href, photo, place, price, facts, about } = row
  const title = (
    <>
      <span aria-hidden="true">{shortTitle(name)}</span>
      <span className="visually-hidden">{name}</span>
    </>
  )
  return (
    <article className={photo ? 'ledger-row link-card' : 'ledger-row ledger-plain link-card'}>
      {photo && (
        <div className="ledger-picture">
          <StoredPhoto photo={photo} upTo={320} sizes="6rem" alt="" standIn="under" />
        </div>
      )}
      <div className="ledger-name">
        {over && <p className="muted">{over}</p>}
        <h3 lang={writtenIn(name)}>
          {href ? (
            <a className="card-link" href={href}>
              {title}
            </a>
          ) : (
            title
          )}
        </h3>
        <p className="muted">{place}</p>
      </div>
      <p className={price ? 'ledger-price digits' : 'ledger-price ledger-unpriced'}>
        {price ? (
          <>
            <strong aria-hidden="true">{price.amount}</strong>
            {price.per && (
              <span className="muted" aria-hidden="true">
                {price.per}
              </span>
            )}
            <span className="visually-hidden">{price.full}</span>
          </>
        ) : (
          <span className="muted">{PROJECT_PAGE.noPrice}</span>
        )}
      </p>
      <div className="ledger-facts dotted muted digits">
        {facts.filter(Boolean).map((fact) => (
          <p key={fact} lang={unlikePage(fact)}>
            {fact}
          </p>
        ))}
        {about && <p lang={writtenIn(about)}>{about}</p>}
      </div>
      <div className={href ? 'ledger-way' : 'ledger-way ledger-whole'}>{children}</div>
    </article>
  )
}
