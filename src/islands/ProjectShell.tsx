import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { $projectShell, loadProject } from '../client/project-shell.store.ts'
import { ProjectDetail } from '../components/project/ProjectDetail.tsx'
import { PATHS } from '../contract/paths.ts'
import { cityNamed } from '../domain/city/rules.ts'
import { PROJECT_LISTS, PROJECT_MESSAGES, PROJECT_PAGE as SAY } from '../domain/project/messages.ts'
import { type Project, projectAddress } from '../domain/project/schema.ts'
import { DETAIL_MESSAGES } from '../domain/site/messages.ts'

const load = () => void loadProject(location.pathname)

/** The page of a project that is not built, or not under the city of its address. */
export function ProjectShell() {
  const shell = useStore($projectShell)
  useEffect(load, [])
  const name = shell.state === 'ready' ? shell.project.projectBuildingName : null
  useEffect(() => {
    if (name) document.title = document.title.replace(/^.*(?= \| )/, name)
  }, [name])

  if (shell.state === 'ready') return <ProjectDetail project={shell.project} />
  if (shell.state === 'loading') return <Loading />
  if (shell.state === 'elsewhere')
    return <Elsewhere askedCity={shell.askedCity} project={shell.project} />
  if (shell.state === 'failed') return <Words title={SAY.loadFailed} />
  return <Words title={SAY.unavailable} text={SAY.unavailableHint} />
}

function Loading() {
  return (
    <div aria-busy="true">
      <div className="skeleton" data-shape="picture" />
      <p className="detail-section muted" role="status">
        {DETAIL_MESSAGES.loading}
      </p>
      <div className="skeleton" data-shape="text" />
    </div>
  )
}

function Elsewhere({ askedCity, project }: { askedCity: string; project: Project }) {
  const city = cityNamed(project.city)
  return (
    <div className="detail-words" role="status">
      <h1>{PROJECT_MESSAGES.notListed(cityNamed(askedCity) ?? askedCity)}</h1>
      <p>{project.projectBuildingName}</p>
      <p className="ways">
        <a className="action action-main" href={projectAddress(project)}>
          {city ? PROJECT_MESSAGES.listedUnder(city) : PROJECT_MESSAGES.seeIt}
        </a>
      </p>
    </div>
  )
}

function Words({ title, text }: { title: string; text?: string }) {
  return (
    <div className="detail-words" role="status">
      <h1>{title}</h1>
      {text && <p>{text}</p>}
      <p className="ways">
        {!text && (
          <button type="button" className="action action-main" onClick={load}>
            {DETAIL_MESSAGES.retry}
          </button>
        )}
        <a
          className={text ? 'action action-main' : 'action action-quiet'}
          href={PATHS.projectExplore}
        >
          {PROJECT_LISTS.allTitle}
        </a>
      </p>
    </div>
  )
}
