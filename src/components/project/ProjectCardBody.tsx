import { projectAddress } from '../../contract/paths.ts'
import '../listing/card.css'
import './pages.css'
import { LISTING_TEXTS } from '#language/listing/texts'
import { PROJECT_TEXTS as texts } from '#language/project/texts'
import { writtenIn } from '../../domain/language/written.ts'
import { CARD_SIZES } from '../../domain/listing/card.ts'
import { shortTitle } from '../../domain/listing/rules.ts'
import { projectPlace, projectPrice, projectSummary } from '../../domain/project/facts.ts'
import { projectPhoto } from '../../domain/project/pictures.ts'
import type { Project } from '../../domain/project/schema.ts'
import { StoredPhoto } from '../photo/StoredPhoto.tsx'

/** A project's card. `href` is its link, if that is not the project's own page. */
export function ProjectCardBody({
  project,
  href,
  eager = false,
  drawnLater = false,
  homesFrom = '',
}: {
  project: Project
  href?: string | undefined
  eager?: boolean
  /** Draws the stand-in of the picture when it comes near, inside `DrawnLater.astro`. */
  drawnLater?: boolean
  /** What homes cost around it, for a project that states no price. */
  homesFrom?: string | undefined
}) {
  const [image] = project.imageUrls
  const price = projectPrice(project)
  return (
    <article className="card link-card" data-project={project.id}>
      <div className="card-picture">
        {image ? (
          <StoredPhoto
            photo={projectPhoto(project, image)}
            upTo={640}
            sizes={CARD_SIZES}
            alt={texts.pictureOf(project.projectBuildingName)}
            eager={eager}
            standIn={drawnLater ? 'drawn later' : 'under'}
          />
        ) : (
          <p className="card-none">{LISTING_TEXTS.noImage}</p>
        )}
        {project.launch && <span className="card-badge">{texts.newLaunch}</span>}
      </div>
      <div className="card-body">
        {price && (
          <p className="card-price">
            <strong>
              <span aria-hidden="true">{price.amount}</span>
              <span className="visually-hidden">{price.price}</span>
            </strong>{' '}
            <span className="muted" aria-hidden="true">
              {price.per}
            </span>
          </p>
        )}
        <h3>
          <a
            className="card-link"
            href={href ?? projectAddress(project)}
            lang={writtenIn(project.projectBuildingName)}
          >
            <span aria-hidden="true">{shortTitle(project.projectBuildingName)}</span>
            <span className="visually-hidden">{project.projectBuildingName}</span>
          </a>
        </h3>
        <p className="digits">{projectSummary(project)}</p>
        <p className="muted">{projectPlace(project)}</p>
        {!price && homesFrom && <p className="muted digits">{homesFrom}</p>}
      </div>
    </article>
  )
}
