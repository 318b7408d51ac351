/** What is shown for the name of a city without pages. */
export const shownElsewhere = (name: string): string => name
