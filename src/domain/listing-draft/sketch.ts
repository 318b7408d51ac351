/** The texts of the draft's card; null for missing answers. */
export type DraftSketch = {
  title: string | null
  place: string | null
  price: string | null
  unit: string
  rate: string | null
  facts: string | null
}

/** The card before anything is answered. */
export const EMPTY_SKETCH: DraftSketch = {
  title: null,
  place: null,
  price: null,
  unit: '',
  rate: null,
  facts: null,
}
