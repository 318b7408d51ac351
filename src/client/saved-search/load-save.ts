/**
 * A step between the button and what saves a search: the names of all that comes with that would stand in the first
 * script of the page.
 */
export const loadSave = () => import('./save.ts')
