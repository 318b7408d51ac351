/** A label with its value in one line: "Price: ₹72 L". A label that is a question has its sign already. */
export const labelled = (label: string, value: string): string =>
  `${label}${label.endsWith('?') ? '' : ':'} ${value}`
