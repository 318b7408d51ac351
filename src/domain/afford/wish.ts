/** What a search makes of what a household can pay: only what fits, and what fits first. */
export type AffordWish = { only: boolean; sorts: boolean }

export const NOT_ASKED: AffordWish = { only: false, sorts: false }
