import '../../components/listing/detail.css'
import '../../components/project/Ledger.css'
import '../../components/project/pages.css'
import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { shownCity } from '#language/city/texts-named'
import { PROJECT_TEXTS, PROJECT_LISTS as texts } from '#language/project/texts'
import { DETAIL_TEXTS } from '#language/site/texts'
import { $cityShell, loadCity } from '../../client/project/project-city.store.ts'
import { LedgerRow } from '../../components/project/LedgerRow.tsx'
import { rowOfProject } from '../../components/project/ledger-rows.ts'
import { cityProjectsPath } from '../../contract/paths.ts'
import { ROUTED_CITIES } from '../../domain/city/constants.ts'

const load = () => void loadCity(location.pathname)

/** The projects of a place that has no page of its own. */
export function CityProjectsShell() {
  const shell = useStore($cityShell)
  const { city } = shell
  useEffect(load, [])
  useEffect(() => {
    if (city) document.title = document.title.replace(/^.*(?= \| )/, texts.cityTitle(city))
  }, [city])

  if (shell.state === 'loading')
    return (
      <p className="detail-words muted" role="status">
        {DETAIL_TEXTS.loading}
      </p>
    )
  if (shell.state === 'failed') {
    return (
      <div className="detail-words" role="alert">
        <h1>{texts.citiesFailed}</h1>
        <p>
          <button type="button" className="action action-main" onClick={load}>
            {DETAIL_TEXTS.retry}
          </button>
        </p>
      </div>
    )
  }
  if (shell.projects.length === 0) return <None city={city} />
  return (
    <>
      <h1>{texts.cityTitle(city)}</h1>
      <h2 className="list-count" role="status">
        {texts.count(shell.projects.length)}
      </h2>
      <ul className="ledger plain-list">
        {shell.projects.map((project) => (
          <li key={project.id}>
            <LedgerRow row={rowOfProject(project)} />
          </li>
        ))}
      </ul>
    </>
  )
}

function None({ city }: { city: string }) {
  return (
    <div className="detail-words" role="status">
      <h1>{PROJECT_TEXTS.noneIn(city)}</h1>
      <p>{texts.cityHint}</p>
      <ul className="city-links">
        {ROUTED_CITIES.map(({ name, slug }) => (
          <li key={slug}>
            <a className="action action-quiet" href={cityProjectsPath(slug)}>
              {shownCity(name)}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
