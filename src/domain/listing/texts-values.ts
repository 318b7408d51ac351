/**
 * What is shown for the stored value of an option, such as "Semi-furnished". Stored values, addresses and the index of
 * the search hold the English words in every language.
 */
export const shownValue = (value: string): string => value
