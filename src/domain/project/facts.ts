import { shownCity, shownState } from '#language/city/texts-named'
import {
  DESCRIBED_TEXTS,
  FACT_LABELS,
  LISTING_TYPE_LABELS,
} from '#language/listing/texts-described'
import { FIELD_TEXTS } from '#language/listing/texts-fields'
import { shownValue } from '#language/listing/texts-values'
import { shownLocality } from '#language/locality/texts-named'
import { PROJECT_TEXTS } from '#language/project/texts'
import { formatArea } from '../area/rules.ts'
import { CITIES } from '../city/constants.ts'
import { cityNamed } from '../city/rules.ts'
import { LISTING_TYPES, type ListingType } from '../listing/constants.ts'
import type { Fact } from '../listing/facts.ts'
import { describeFloor } from '../listing/floors.ts'
import { exact, type Money, once, priceOf, pricePerSquareFoot, shortParts } from '../money/rules.ts'
import { joinFacts } from '../text/facts.ts'
import { formatDate } from '../time/calendar.ts'
import type { Launch, Project } from './schema.ts'

const offerOf = (launch: Launch): ListingType =>
  LISTING_TYPES.find((type) => type === launch.listingType) ?? 'Sell'

const startOf = ({ launch }: Project): Money | null =>
  launch?.price ? priceOf({ listingType: offerOf(launch), price: launch.price }) : null

/** The prices at which launches start; without those that state none. */
export const startingPrices = (projects: readonly Project[]): Money[] =>
  projects.flatMap((project) => startOf(project) ?? [])

/**
 * A launch's price for cards and pages; null if it states none. `amount` and `per` are shown together; `per` is the
 * period, or "onwards" for a sale.
 */
export function projectPrice(
  project: Project,
): { amount: string; period: string; per: string; price: string } | null {
  const start = startOf(project)
  if (!start) return null
  const parts = shortParts(start)
  const onwards = parts.period ? '' : ` ${PROJECT_TEXTS.onwards}`
  return {
    ...parts,
    per: parts.period || PROJECT_TEXTS.onwards,
    price: exact(start) + onwards,
  }
}

/** "Gomti Nagar". */
export const projectLocality = ({ locality, city }: Pick<Project, 'locality' | 'city'>): string =>
  shownLocality(city.trim(), locality)

/** "Gomti Nagar, Lucknow"; a repeated name is written once. */
export function projectPlace({ locality, city }: Pick<Project, 'locality' | 'city'>): string {
  const [part, whole] = [locality.trim(), city.trim()]
  return [...new Set([shownLocality(whole, part), shownCity(whole)].filter(Boolean))].join(', ')
}

/** "Flat/Apartment for sale", or a city project's category. */
export function projectKind({ launch, propertyCategory }: Project): string {
  const type = launch?.propertyType
  return type
    ? DESCRIBED_TEXTS.offer(shownValue(type), LISTING_TYPE_LABELS[offerOf(launch)])
    : PROJECT_TEXTS.kind(shownValue(propertyCategory)).trim()
}

/** "Flat/Apartment for sale · 1,450 sq ft": the line below the name on a card. */
export function projectSummary(project: Project): string {
  // A no-break space keeps the figure and its unit on one line.
  return joinFacts([projectKind(project), launchFacts(project).area?.replaceAll(' ', '\u00a0')])
}

/** "Flat/Apartment for sale", "1,450 sq ft", "₹4,803 per sq ft", "11 floors", "Added 19 Nov 2026", as far as stated. */
export function comparedFacts(project: Project): string[] {
  const { area, perFoot, floors } = launchFacts(project)
  return [
    projectKind(project),
    area,
    perFoot && DESCRIBED_TEXTS.perSquareFoot(perFoot),
    floors,
    project.createdAt && PROJECT_TEXTS.addedOn(formatDate(project.createdAt)),
  ].filter((fact) => fact !== null)
}

/** The facts compared between launches besides the price; null if not stated. */
export function launchFacts({ launch }: Project): {
  area: string | null
  perFoot: string | null
  floors: string | null
} {
  const perFoot =
    launch?.price && launch.plotArea
      ? pricePerSquareFoot({
          listingType: offerOf(launch),
          price: launch.price,
          plotArea: launch.plotArea,
        })
      : null
  return {
    area: launch?.plotArea ? formatArea(launch.plotArea) : null,
    perFoot: perFoot ? exact(once(perFoot)) : null,
    floors: launch && describeFloor(launch.floorNumber, launch.totalFloors),
  }
}

/** The facts that are not in the head of a project's page, which says its kind, its place and when it was added. */
export function furtherProjectFacts(project: Project): Fact[] {
  const said: readonly string[] = [
    FIELD_TEXTS.propertyCategory.label,
    FIELD_TEXTS.propertyType.label,
    FIELD_TEXTS.locality.label,
    FIELD_TEXTS.city.label,
    PROJECT_TEXTS.state,
    PROJECT_TEXTS.added,
  ]
  return projectFacts(project).filter(({ label }) => !said.includes(label))
}

/** Every stated fact of a project, in reading order. */
export function projectFacts(project: Project): Fact[] {
  const { launch, city } = project
  const routed = CITIES.find(({ name }) => name === cityNamed(city))
  const { area, perFoot, floors } = launchFacts(project)
  const facts: [string, string | null | undefined][] = [
    [FIELD_TEXTS.propertyCategory.label, shownValue(project.propertyCategory)],
    [FIELD_TEXTS.propertyType.label, launch && shownValue(launch.propertyType)],
    [FACT_LABELS.area, area],
    [FACT_LABELS.perFoot, perFoot],
    [FIELD_TEXTS.furnishing.label, launch?.furnishing && shownValue(launch.furnishing)],
    [FIELD_TEXTS.floorNumber.short, floors],
    [FIELD_TEXTS.facingType.label, launch?.facingType && shownValue(launch.facingType)],
    [FIELD_TEXTS.locality.label, projectLocality(project)],
    [FIELD_TEXTS.city.label, shownCity(project.city)],
    [PROJECT_TEXTS.state, routed && shownState(routed.state)],
    [PROJECT_TEXTS.added, project.createdAt && formatDate(project.createdAt)],
  ]
  return facts.flatMap(([label, value]) => (value ? [{ label, value }] : []))
}
