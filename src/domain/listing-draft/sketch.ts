/** The texts of the draft's card; null for missing answers. */
export type DraftSketch = {
  title: string | null
  place: string | null
  price: string | null
  unit: string
  rate: string | null
  facts: string | null
  /** The first line of its card as far as it is known: "₹72 L · 3 BHK · 1,450 sq ft · Gomti Nagar". */
  line: string
}

/** The card before anything is answered. */
export const EMPTY_SKETCH: DraftSketch = {
  title: null,
  place: null,
  price: null,
  unit: '',
  rate: null,
  facts: null,
  line: '',
}
