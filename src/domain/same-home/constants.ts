/**
 * What lets a listing of another account look like the same home, the strongest first: the number and tower that both
 * posters gave with their papers, pictures that show the same, the words of the description, a published listing that
 * was taken away before, of the same type and size, and type, size and price alone.
 */
export const HOME_MARKS = ['number', 'pictures', 'words', 'past', 'alike'] as const
export type HomeMark = (typeof HOME_MARKS)[number]

/** What an admin says of two listings. */
export const HOME_VERDICTS = ['same', 'other'] as const
export type HomeVerdict = (typeof HOME_VERDICTS)[number]

/** How many listings stand beside the one that is read; the others are only counted. */
export const HOMES_SHOWN = 6

/** Days for which a listing that was taken away may be the former one of a home. */
export const PAST_DAYS = 365

/** How many offers by others a page names. */
export const OFFERS_SHOWN = 5
