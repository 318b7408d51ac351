/** By which place of one's own a search sorts, and within how many kilometres of which it looks; by their names. */
export type Far = { sort: string | null; within: { name: string; km: number } | null }

export const NOT_FAR: Far = { sort: null, within: null }
