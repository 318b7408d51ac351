import { BUILDINGS, type Building, coverChooser } from './buildings.ts'

const { goldenTower, morningTowers, courtyard, street, ochreFlats, darkTower, poolBlock } =
  BUILDINGS
const { rowHouse, brickHouse, modern, kothi, pool } = BUILDINGS
const { offices, arcade, bazaar } = BUILDINGS
const FLATS = [goldenTower, darkTower, street, morningTowers, poolBlock, ochreFlats, courtyard]
const HOUSES = [rowHouse, brickHouse, modern, kothi, pool]

const FITTING = {
  homes: [...FLATS, ...HOUSES],
  flats: FLATS,
  houses: HOUSES,
  commercial: [offices, arcade, bazaar],
} satisfies Record<string, readonly Building[]>

export type ProjectKind = keyof typeof FITTING

/** Returns a function that chooses a project's pictures, its building first; those that are seen together differ. */
export function projectAlbums(known: ReadonlySet<string>) {
  const choose = coverChooser()
  return (kind: ProjectKind, city: string): string[] => {
    const chosen = choose(
      FITTING[kind]
        .filter(({ outside }) => known.has(outside))
        .map((of) => ({ cover: of.outside, of })),
      ['', city, kind],
    )
    return chosen ? [chosen.cover, ...chosen.of.rooms.filter((name) => known.has(name))] : []
  }
}
