import { shownValue } from '#language/listing/texts-values'
import '../listing/Checks.css'
import '../listing/OwnerPanel.css'
import '../listing/facts.css'
import './pages.css'
import type { ReactNode } from 'react'
import { PROJECT_TEXTS, PROJECT_PAGE as texts } from '#language/project/texts'
import { inPlace } from '#language/text/texts'
import {
  cityProjectsPath,
  PATHS,
  projectOffersPath,
  projectServicePath,
} from '../../contract/paths.ts'
import { CITY_GUIDES } from '../../domain/city/guides.ts'
import { cityNamed, citySlug } from '../../domain/city/rules.ts'
import { writtenIn } from '../../domain/language/written.ts'
import {
  furtherProjectFacts,
  projectKind,
  projectPlace,
  projectPrice,
} from '../../domain/project/facts.ts'
import type { Project } from '../../domain/project/schema.ts'
import { formatDate } from '../../domain/time/calendar.ts'
import { Icon } from '../wizard/Icon.tsx'
import { ProjectPictures } from './ProjectPictures.tsx'

/** A project's page, the same whether it was built or is rendered on demand. DetailSigns.astro draws its signs. */
export function ProjectDetail({
  project,
  homesFrom = '',
  children,
}: {
  project: Project
  /** What homes cost around it, for a project that states no price. */
  homesFrom?: string
  children?: ReactNode
}) {
  const city = cityNamed(project.city)
  const amenities = project.launch?.amenities ?? []
  const facts = furtherProjectFacts(project)
  return (
    <>
      <a
        className="text-link"
        href={city ? cityProjectsPath(citySlug(city)) : PATHS.projectExplore}
      >
        ← {city ? texts.back(city) : texts.backToAll}
      </a>
      <ProjectPictures project={project} />
      <div className="detail-grid">
        <div>
          <Head project={project} homesFrom={homesFrom} />
          {facts.length > 0 && (
            <Section id="facts" title={texts.facts}>
              <dl className="facts">
                {facts.map((fact) => (
                  <div key={fact.label}>
                    <dt>{fact.label}</dt>
                    <dd>{fact.value}</dd>
                  </div>
                ))}
              </dl>
              {children}
            </Section>
          )}
          {amenities.length > 0 && (
            <Section id="amenities" title={texts.amenities}>
              <ul className="detail-amenities">
                {amenities.map((amenity) => (
                  <li key={amenity}>
                    <Icon name={amenity} />
                    {shownValue(amenity)}
                  </li>
                ))}
              </ul>
            </Section>
          )}
          <Section id="place" title={texts.place}>
            <ul className="checks">
              {city && (
                <li>
                  <Icon name="city" />
                  <span>{CITY_GUIDES[city].about}</span>
                </li>
              )}
              <li>
                <Icon name="unchecked" />
                <span>{texts.unchecked}</span>
              </li>
            </ul>
          </Section>
        </div>
        <Next city={city} />
      </div>
    </>
  )
}

/** Price first, then name and place: the first questions of a visitor. */
function Head({ project, homesFrom }: { project: Project; homesFrom: string }) {
  const price = projectPrice(project)
  return (
    <header className="detail-head">
      {project.launch && (
        <p className="detail-price">
          {price ? (
            <>
              <strong>
                <span aria-hidden="true">{price.amount}</span>
                <span className="visually-hidden">{price.price}</span>
              </strong>
              <span className="muted" aria-hidden="true">
                {price.per}
              </span>
            </>
          ) : (
            <strong>{texts.noPrice}</strong>
          )}
        </p>
      )}
      <h1 lang={writtenIn(project.projectBuildingName)}>{project.projectBuildingName}</h1>
      <p>{inPlace(projectKind(project), projectPlace(project))}</p>
      {!price && homesFrom && <p className="digits">{homesFrom}</p>}
      {project.createdAt && (
        <p className="muted digits">{PROJECT_TEXTS.addedOn(formatDate(project.createdAt))}</p>
      )}
    </header>
  )
}

function Section({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section className="detail-section" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  )
}

function Next({ city }: { city: ReturnType<typeof cityNamed> }) {
  return (
    <aside aria-labelledby="next">
      <div className="owner">
        <h2 id="next" className="next-title">
          {texts.next}
        </h2>
        <p className="muted">{texts.askHint}</p>
        <a className="action action-main" href={PATHS.contact}>
          {texts.ask}
        </a>
        {city && (
          <ul className="next-links">
            <li>
              <a className="text-link" href={projectServicePath(citySlug(city))}>
                {texts.buying(city)}
              </a>
              <p className="muted">{texts.buyingHint}</p>
            </li>
            <li>
              <a className="text-link" href={projectOffersPath(citySlug(city))}>
                {texts.offers(city)}
              </a>
            </li>
          </ul>
        )}
      </div>
    </aside>
  )
}
