/** Which cards of a row are in view: one, or several. */
export const IN_VIEW = {
  one: (number: number, count: number) => `${count} में से ${number}`,
  some: (first: number, last: number, count: number) => `${count} में से ${first} से ${last}`,
} as const
