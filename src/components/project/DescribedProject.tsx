import { writtenIn } from '../../domain/language/written.ts'
import './DescribedProject.css'
import { LISTING_TYPE_LABELS } from '#language/listing/texts-described'
import { shownValue } from '#language/listing/texts-values'
import { LISTING_TYPES } from '../../domain/listing/constants.ts'
import { exact, priceOf, short } from '../../domain/money/rules.ts'
import { joinFacts } from '../../domain/text/facts.ts'

/** The texts of a project. Empty texts and a missing price leave no gap. */
export type Described = Record<
  | 'title'
  | 'heading'
  | 'description'
  | 'location'
  | 'propertyType'
  | 'propertyCategory'
  | 'listingType',
  string
> & { price: number | null }

/** The card of a project with its texts. */
export function DescribedProject({ project }: { project: Described }) {
  const offer = LISTING_TYPES.find((type) => type === project.listingType)
  const price =
    project.price === null ? null : priceOf({ listingType: offer ?? 'Sell', price: project.price })
  const facts = [
    offer && LISTING_TYPE_LABELS[offer],
    shownValue(project.propertyType),
    shownValue(project.propertyCategory),
    project.location,
  ].filter(Boolean)
  return (
    <article className="described">
      {price && (
        <p className="described-price">
          <span aria-hidden="true">{short(price)}</span>
          <span className="visually-hidden">{exact(price)}</span>
        </p>
      )}
      <h3 lang={writtenIn(project.title)}>{project.title}</h3>
      {project.heading && <p lang={writtenIn(project.heading)}>{project.heading}</p>}
      {project.description && (
        <p className="muted" lang={writtenIn(project.description)}>
          {project.description}
        </p>
      )}
      {facts.length > 0 && <p className="muted digits">{joinFacts(facts)}</p>}
    </article>
  )
}
