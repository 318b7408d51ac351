/** Which cards of a row are in view: one, or several. */
export const IN_VIEW = {
  one: (number: number, count: number) => `${number} of ${count}`,
  some: (first: number, last: number, count: number) => `${first} to ${last} of ${count}`,
} as const
