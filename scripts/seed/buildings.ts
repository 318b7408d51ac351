/**
 * The demo's pictures by the place that they show. `outside` is of the building itself and belongs to it alone; the
 * rooms fit it in light, style and view from the window. Other homes of the same style share the rooms.
 */
export type Building = { outside: string; rooms: readonly string[] }

const building = (outside: string, rooms = ''): Building => ({
  outside,
  rooms: rooms.split(' ').filter(Boolean),
})

export const BUILDINGS = {
  goldenTower: building('tower-golden-hour', 'living-room balcony-view bedroom kitchen bathroom'),
  morningTowers: building('towers-morning', 'living-green bedroom-blue kitchen-white gym'),
  courtyard: building('mid-rise-courtyard', 'bedroom kitchen child-room bathroom'),
  street: building('flats-on-street', 'bedroom-green kitchen-white study'),
  ochreFlats: building('flats-ochre', 'living-swing bedroom-blue kitchen bathroom'),
  darkTower: building('tower-blue-hour', 'living-evening serviced-room gym'),
  poolBlock: building('pool-deck', 'living-green bedroom-green kitchen-white gym'),
  rowHouse: building('row-houses', 'dining-room child-room kitchen roof-terrace'),
  brickHouse: building('house-brick', 'living-green bedroom-blue study kitchen-white'),
  modern: building('villa-front', 'living-room kitchen bedroom roof-terrace bathroom'),
  kothi: building('kothi-evening', 'living-swing dining-room study roof-terrace'),
  pool: building('villa-pool', 'living-evening kitchen-white bedroom-green'),
  haveli: building('guest-house', 'serviced-room dining-room study'),
  farm: building('farmhouse', 'farm-verandah dining-room'),
  offices: building('office-block', 'office-floor meeting-room'),
  arcade: building('shop-front'),
  bazaar: building('bazaar-night'),
} as const satisfies Record<string, Building>

/** The number of cards that are visible at the same time. */
const ON_ONE_SCREEN = 6

/**
 * Returns a function that chooses a cover: the one that stands in the fewest of the given lists among their last few,
 * then the one not shown for longest. Neighbours in each of the lists therefore differ.
 */
export function coverChooser() {
  const last = new Map<string, string[]>()
  const shown = new Map<string, number>()
  let turn = 0
  return <T extends { cover: string }>(
    candidates: readonly T[],
    lists: readonly string[],
  ): T | undefined => {
    const repeats = ({ cover }: T) =>
      lists.reduce((sum, list) => {
        const since = last.get(list)?.indexOf(cover) ?? -1
        return sum + (since < 0 ? 0 : (ON_ONE_SCREEN - since) ** 2)
      }, 0)
    const since = ({ cover }: T) => shown.get(cover) ?? -1
    const [chosen] = [...candidates].sort((a, b) => repeats(a) - repeats(b) || since(a) - since(b))
    if (!chosen) return
    shown.set(chosen.cover, turn++)
    for (const list of lists)
      last.set(list, [chosen.cover, ...(last.get(list) ?? [])].slice(0, ON_ONE_SCREEN))
    return chosen
  }
}
