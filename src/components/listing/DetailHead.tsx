import { type CardListing, cardTexts } from '../../domain/listing/card.ts'
import { LISTING_TYPE_LABELS } from '../../domain/listing/facts.ts'
import { describeType } from '../../domain/listing/rules.ts'

/** Price, title and place in one glance; `facts` are the few that are read first. */
export function DetailHead({ card, facts }: { card: CardListing; facts: string[] }) {
  const texts = cardTexts(card)
  return (
    <header className="detail-head">
      <p className="detail-price">
        <strong>
          <span aria-hidden="true">{texts.price}</span>
          <span className="visually-hidden">{texts.priceInFull}</span>
        </strong>
        <span className="muted">{texts.perSquareFoot}</span>
      </p>
      <h1>{texts.fullTitle}</h1>
      <p>
        {describeType(card)} {LISTING_TYPE_LABELS[card.listingType].toLowerCase()} in {texts.place}
      </p>
      <ul className="detail-main-facts">
        {facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
    </header>
  )
}
