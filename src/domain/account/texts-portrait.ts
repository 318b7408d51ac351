/** The alternative text of a portrait. */
export const photoOf = (name: string): string => `Photo of ${name}`
