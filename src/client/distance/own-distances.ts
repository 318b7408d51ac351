import { DISTANCE_TEXTS as texts } from '#language/distance/texts'
import { OWN_PLACES_TEXTS } from '#language/distance/texts-sheet'
import { cityNamed } from '../../domain/city/rules.ts'
import { shownName } from '../../domain/distance/names.ts'
import { distanceBetween } from '../../domain/distance/rules.ts'
import { element } from '../lib/sheet.ts'
import { ownPlaces } from './own-places.ts'
import { loadPoints } from './points.ts'

/** Says how far the locality of an element is from each of the visitor's own places; hides it where there is none. */
export async function show(host: HTMLElement): Promise<void> {
  const { city: name = '', locality: at = '' } = host.dataset
  const city = cityNamed(name)
  const points = await loadPoints()
  const rows = ownPlaces().map((place) => {
    const distance = city && distanceBetween(points, place, { city, kind: 'locality', at })
    const row = element('div', {})
    row.append(
      element('dt', { textContent: shownName(place) }),
      element('dd', { textContent: distance ? texts.away(distance) : texts.unknown }),
    )
    return row
  })
  const list = element('dl', {})
  list.append(...rows)
  const why = element('details', { className: 'muted' })
  why.append(
    element('summary', { textContent: OWN_PLACES_TEXTS.why }),
    element('p', { textContent: `${OWN_PLACES_TEXTS.because} ${OWN_PLACES_TEXTS.private}` }),
  )
  host.replaceChildren(element('h3', { textContent: texts.yours }), list, why)
  host.hidden = rows.length === 0
}
