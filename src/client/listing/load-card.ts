/** The one place that loads cards later, as the names of all that comes with them stand wherever they are loaded. */
export const loadCard = () => import('./card-element.ts')
