import { shownCity } from '#language/city/texts-named'
import { DISTANCE_TEXTS } from '#language/distance/texts'
import { PLACE_NAMES } from '#language/distance/texts-names'
import { OWN_PLACES_TEXTS as texts } from '#language/distance/texts-sheet'
import { shownLocality } from '#language/locality/texts-named'
import { GALLERY_TEXTS } from '#language/search/texts'
import { CITY_NAMES, type CityName } from '../../domain/city/constants.ts'
import { citySlug } from '../../domain/city/rules.ts'
import {
  OWN_PLACES_MOST,
  PLACE_LABELS,
  PLACE_NAME_MOST,
  WITHIN_KM,
} from '../../domain/distance/constants.ts'
import type { Far } from '../../domain/distance/far.ts'
import { keptName, shownName } from '../../domain/distance/names.ts'
import {
  type OwnPlace,
  type PlaceAt,
  type PointsFile,
  spotOf,
} from '../../domain/distance/rules.ts'
import { LOCALITIES } from '../../domain/locality/localities.ts'
import { placesNamed } from '../../domain/locality/place-names.ts'
import { type Suggestion, suggestionsFor } from '../../domain/search/suggest.ts'
import { element, openSheet, sheetButton } from '../lib/sheet.ts'
import { fetchCityMap } from '../search/fetch-city-map.ts'
import { openSuggestions } from '../search/suggestions.ts'

const localityName = (city: CityName, slug: string) =>
  LOCALITIES[city].find((one) => one.slug === slug)?.name ?? slug
const shownAt = ({ city, kind, at }: PlaceAt) =>
  shownLocality(city, kind === 'locality' ? localityName(city, at) : at)

/** The place of a suggestion that a source locates. */
function placeOf({ label, change }: Suggestion, points: PointsFile): PlaceAt | undefined {
  const city = CITY_NAMES.find((name) => citySlug(name) === change.city?.[0])
  return placesNamed(label)
    .flatMap((place): PlaceAt[] => {
      if (place.kind === 'locality' && place.city === city)
        return [{ city, kind: 'locality', at: place.slug }]
      return place.kind === 'landmark' && place.city === city
        ? [{ city, kind: 'landmark', at: place.name }]
        : []
    })
    .find((place) => spotOf(points, place))
}

function labelled(text: string, control: HTMLElement): HTMLElement {
  const label = element('label', { className: 'far-field' })
  label.append(element('span', { textContent: text }), control)
  return label
}

/** The places, and what the search makes of them. */
export type FarState = { places: readonly OwnPlace[]; far: Far }

type Asked = { points: PointsFile; city: CityName | undefined; state: FarState }
type Given = {
  /** Called with each change; the sheet stays open. */
  keep: (state: FarState) => void
}

/**
 * Opens the sheet in which one says places of one's own, and what the search makes of them. Settles once it is closed
 * and its entry has left the history.
 */
export async function openFarSheet(
  opener: HTMLElement,
  { points, city, state: before }: Asked,
  { keep }: Given,
): Promise<void> {
  let state = before
  const cities = CITY_NAMES.filter((name) => points.spots[name])
  const mapCity = cities.find((name) => name === city) ?? cities[0]
  const status = element('p', {})
  status.setAttribute('role', 'status')
  const list = element('ul', { className: 'far-places plain-list' })
  list.setAttribute('aria-label', texts.places)
  const form = element('form', { className: 'far-add' })
  const end = new AbortController()

  function change(next: Partial<FarState>, said = '') {
    state = { ...state, ...next }
    keep(state)
    status.textContent = said
    paint()
  }

  function itemOf(place: OwnPlace): HTMLElement {
    const { far } = state
    const name = shownName(place)
    const item = element('li', {})
    const title = element('p', {})
    const where = `${shownAt(place)}, ${shownCity(place.city)}`
    title.append(
      element('strong', { textContent: name }),
      ' ',
      element('span', { className: 'muted', textContent: where }),
    )
    const sorts = element('input', { type: 'checkbox', checked: far.sort === place.name })
    sorts.setAttribute('aria-label', DISTANCE_TEXTS.sort(name))
    sorts.addEventListener('change', () =>
      change({ far: { ...state.far, sort: sorts.checked ? place.name : null } }),
    )
    const sorting = element('label', {})
    sorting.append(sorts, texts.sorts)
    const within = element('select', {})
    within.setAttribute('aria-label', texts.within(name))
    within.append(
      ...[0, ...WITHIN_KM].map((km) =>
        element('option', { value: String(km), textContent: km ? texts.upTo(km) : texts.any }),
      ),
    )
    within.value = String(far.within?.name === place.name ? far.within.km : 0)
    within.addEventListener('change', () => {
      const km = Number(within.value)
      change({ far: { ...state.far, within: km ? { name: place.name, km } : null } })
    })
    const control = element('div', { className: 'control control-select' })
    control.append(within)
    const remove = element('button', { type: 'button', className: 'text-link' })
    remove.textContent = texts.remove(name)
    remove.addEventListener('click', () => forget([place], texts.removed(name)))
    item.append(title, sorting, control, remove)
    return item
  }

  function forget(gone: readonly OwnPlace[], said: string) {
    const isGone = (name: string | undefined) => gone.some((place) => place.name === name)
    const { sort, within } = state.far
    change(
      {
        places: state.places.filter((place) => !gone.includes(place)),
        far: {
          sort: isGone(sort ?? undefined) ? null : sort,
          within: isGone(within?.name) ? null : within,
        },
      },
      said,
    )
    firstField()?.focus()
  }

  const firstField = () => form.querySelector<HTMLElement>('input:not([hidden])')

  /** The name that is chosen or typed; empty, and said so, where it is missing or taken. */
  function givenName(): string {
    const { value = '' } = form.querySelector<HTMLInputElement>('input[name="label"]:checked') ?? {}
    const own = form.querySelector<HTMLInputElement>('input[name="own"]')
    const name = value || keptName(own?.value ?? '')
    const isTaken = state.places.some((place) => place.name === name)
    if (name && !isTaken) return name
    status.textContent = isTaken ? texts.nameTaken(shownName({ name })) : texts.nameMissing
    own?.focus()
    return ''
  }

  function add(at: PlaceAt) {
    const name = givenName()
    if (!name) return
    const isFirst = state.places.length === 0
    change(
      {
        places: [...state.places, { ...at, name }],
        // Who says a first place wants to see how far homes are from it.
        far: isFirst ? { sort: name, within: null } : state.far,
      },
      texts.added(shownName({ name })),
    )
    list.lastElementChild?.querySelector('input')?.focus()
  }

  function paintForm() {
    const free = PLACE_LABELS.filter((label) => !state.places.some(({ name }) => name === label))
    const own = element('input', { name: 'own', type: 'text', maxLength: PLACE_NAME_MOST })
    own.autocomplete = 'off'
    const ownField = labelled(texts.ownName, own)
    const labels = element('fieldset', { className: 'far-labels' })
    labels.append(
      element('legend', { textContent: texts.name }),
      ...[...free, ''].map((label, n) => {
        const radio = element('input', { type: 'radio', name: 'label', value: label })
        radio.checked = n === 0
        radio.addEventListener('change', showOwn)
        const choice = element('label', {})
        choice.append(radio, label ? PLACE_NAMES[label as 'work'] : texts.otherName)
        return choice
      }),
    )
    function showOwn() {
      const { value } = form.querySelector<HTMLInputElement>('input[name="label"]:checked') ?? {}
      ownField.hidden = value !== ''
    }
    const words = element('input', { type: 'text', id: 'far-where', maxLength: 100 })
    words.autocomplete = 'off'
    for (const [name, value] of [
      ['role', 'combobox'],
      ['aria-expanded', 'false'],
      ['aria-controls', 'far-where-list'],
      ['aria-autocomplete', 'list'],
      ['placeholder', texts.whereExample(cities)],
    ] as const)
      words.setAttribute(name, value)
    const options = element('ul', {
      id: 'far-where-list',
      className: 'words-options',
      hidden: true,
    })
    options.setAttribute('role', 'listbox')
    options.setAttribute('aria-label', GALLERY_TEXTS.suggestions)
    const suggesting = {
      suggest: async (q: string) => {
        const known = suggestionsFor(q, { city: mapCity ? [citySlug(mapCity)] : [] })
        const located = known.filter((one) => placeOf(one, points))
        status.textContent = q.trim() && located.length === 0 ? texts.notFound : ''
        return located
      },
      take: (suggestion: Suggestion) => {
        const at = placeOf(suggestion, points)
        if (at) add(at)
      },
    }
    const where = labelled(texts.where, words)
    const map = element('div', { className: 'far-map' })
    const onMap = sheetButton(texts.onMap, () => void showMap(map, onMap))
    form.replaceChildren(
      element('h3', { textContent: texts.add }),
      labels,
      ownField,
      where,
      options,
    )
    if (mapCity) form.append(onMap, map)
    showOwn()
    openSuggestions({ input: words, list: options }, () => suggesting, end.signal)
  }

  /** Shows the map of the city, on which a press on a plot adds its locality. */
  async function showMap(place: HTMLElement, button: HTMLElement): Promise<void> {
    if (!mapCity) return
    const map = await fetchCityMap(citySlug(mapCity)).catch(() => null)
    if (!map) {
      status.textContent = DISTANCE_TEXTS.failed
      return
    }
    for (const part of map.querySelectorAll('.map-head, .map-foot, .map-skip, .map-pill'))
      part.remove()
    for (const plot of map.querySelectorAll<SVGElement>('[data-locality]')) {
      const at = plot.dataset.locality ?? ''
      const here: PlaceAt = { city: mapCity, kind: 'locality', at }
      plot.removeAttribute('href')
      plot.removeAttribute('aria-label')
      if (!spotOf(points, here)) continue
      plot.setAttribute('role', 'button')
      plot.setAttribute('tabindex', '0')
      plot.setAttribute('aria-label', shownAt(here))
      plot.addEventListener('click', () => add(here))
      plot.addEventListener('keydown', (event) => {
        if (event.key !== 'Enter' && event.key !== ' ') return
        event.preventDefault()
        add(here)
      })
    }
    button.hidden = true
    const hint = element('p', {
      className: 'muted',
      textContent: texts.mapOf(mapCity),
      tabIndex: -1,
    })
    place.replaceChildren(hint, map)
    hint.focus()
  }

  const forgetAll = sheetButton(texts.forget, () => forget(state.places, texts.forgotten))
  function paint() {
    const hadFocus = list.contains(document.activeElement)
    const label = document.activeElement?.getAttribute('aria-label')
    list.replaceChildren(...state.places.map(itemOf))
    if (hadFocus && label)
      list.querySelector<HTMLElement>(`[aria-label="${CSS.escape(label)}"]`)?.focus()
    list.hidden = state.places.length === 0
    forgetAll.hidden = list.hidden
    form.hidden = state.places.length >= OWN_PLACES_MOST || cities.length === 0
    if (!form.hidden && painted !== state.places) paintForm()
    painted = state.places
  }
  let painted: readonly OwnPlace[] | undefined
  paint()

  form.addEventListener('submit', (event) => event.preventDefault())
  const why = element('details', { className: 'far-note' })
  why.append(
    element('summary', { textContent: texts.why }),
    element('p', { textContent: texts.because }),
  )
  const left = Object.entries(points.leftOut).map(([name, located]) => ({ ...located, city: name }))
  const where = element('p', {
    className: 'far-note',
    textContent: [
      cities.length > 0 && texts.inCities(cities),
      left.length > 0 && texts.leftOut(left),
    ]
      .filter(Boolean)
      .join(' '),
  })
  await openSheet(opener, DISTANCE_TEXTS.open, (close) => {
    const show = element('button', { type: 'button', className: 'action action-main' })
    show.textContent = texts.show
    show.addEventListener('click', () => void close())
    const ways = element('div', { className: 'tool-sheet-ways' })
    ways.append(show, forgetAll)
    // Who looks in a city without distances reads that first.
    const isLeftOut = city !== undefined && points.leftOut[city] !== undefined
    return [
      element('p', { textContent: `${texts.intro(OWN_PLACES_MOST)} ${texts.private}` }),
      ...(isLeftOut ? [where] : []),
      list,
      form,
      status,
      ways,
      ...(isLeftOut ? [] : [where]),
      why,
    ]
  })
  end.abort()
}
