/** What a portrait shows, for who does not see it. */
export const photoOf = (name: string): string => `Photo of ${name}`
