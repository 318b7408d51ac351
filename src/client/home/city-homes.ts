import { LAST_CITY } from '../../domain/site/constants.ts'
import { refreshCards } from '../listing/card-refresh.ts'
import { showToast } from '../site/toast.ts'

const section = () => document.querySelector<HTMLElement>('[data-city-homes]')

const linkTo = (city: string) =>
  [...(section()?.querySelectorAll<HTMLAnchorElement>('[data-city]') ?? [])].find(
    ({ dataset }) => dataset.city === city,
  )

/** Counts the requests: only the answer to the latest one is used. */
let requestCount = 0

/**
 * Replaces the map and the newest listings by those of another city's own page. Returns false if a later request has
 * overtaken this one.
 */
async function show(city: string): Promise<boolean> {
  const request = ++requestCount
  const link = linkTo(city)
  if (!link || section()?.dataset.cityHomes === city) return true
  const answer = await fetch(link.href)
  const page = new DOMParser().parseFromString(await answer.text(), 'text/html')
  const newSection = page.querySelector<HTMLElement>('[data-city-homes]')
  if (!answer.ok || !newSection) throw new Error(answer.statusText)
  if (request !== requestCount) return false
  // The page already has a title as its h1.
  const [title, heading] = [newSection.querySelector('h1'), document.createElement('h2')]
  heading.id = title?.id ?? ''
  heading.textContent = title?.textContent ?? ''
  title?.replaceWith(heading)
  section()?.replaceWith(newSection)
  refreshCards(newSection)
  return true
}

/** If storage is forbidden, the city is forgotten with the page. */
function remember(city: string): void {
  try {
    localStorage.setItem(LAST_CITY, city)
  } catch {}
}

function remembered(): string | null {
  try {
    return localStorage.getItem(LAST_CITY)
  } catch {
    return null
  }
}

document.addEventListener('click', async (event) => {
  const { target, ctrlKey, metaKey, shiftKey } = event
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('[data-city]') : null
  const city = link?.dataset.city
  if (!city || !link.closest('[data-city-homes]') || ctrlKey || metaKey || shiftKey) return
  event.preventDefault()
  try {
    if (!(await show(city))) return
    remember(city)
    linkTo(city)?.focus({ preventScroll: true })
  } catch {
    showToast(link.dataset.failed ?? '')
  }
})

const last = remembered()
// If the request fails, the first city stays.
if (last) show(last).catch(() => {})
