import { localityInName } from '../locality/in-name.ts'
import { madeName, partsOf, type Sized, sizedName } from './name.ts'
import { shownName } from './name-shown.ts'

// Knows the places of all cities, which weigh much: pages show what is stored and load none of this.

const inPlaceKnown = <Home extends { city: string; locality: string }>(home: Home): Home => ({
  ...home,
  locality: localityInName(home.city, home.locality),
})

/** The made name of a home with its size, as it is stored. */
export const sizedNameFor = (home: Sized): string => sizedName(inPlaceKnown(home))

/** A name that was made from what somebody typed, in the reader's language and with the place that was meant. */
export function shownWhenMade(name: string): string {
  const made = partsOf(name)
  if (!made) return shownName(name)
  const { city, locality } = made
  const [typed, meant] = [`${locality}, ${city}`, `${localityInName(city, locality)}, ${city}`]
  return shownName(name.replace(typed, () => meant))
}

/**
 * The stored name of a property: what was typed, or, where that is empty or made from kind and place, the name that
 * follows from the kind, the place and the size that it has now.
 */
export function nameFor(said: Sized & { projectBuildingName: string }): string {
  const home = inPlaceKnown(said)
  const name = said.projectBuildingName.trim()
  const [plain, sized] = [madeName(home), sizedName(home)] as const
  if (name === '' || name === shownName(plain)) return plain
  const parts = partsOf(name)
  if (parts) return parts.unit ? sized : plain
  return name === shownName(sized) ? sized : name
}
