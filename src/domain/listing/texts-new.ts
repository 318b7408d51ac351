/** Logged to the console if the home page cannot fetch listings newer than its build. */
export const FETCH_FAILED = 'Error fetching Properties'
