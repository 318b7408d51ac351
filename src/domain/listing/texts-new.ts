/** In the console, where the home page could not ask for what is newer than itself. */
export const FETCH_FAILED = 'Error fetching Properties'
