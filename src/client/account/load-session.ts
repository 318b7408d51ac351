/** The one place that loads the session later, as the names of all that comes with it stand wherever it is loaded. */
export const loadSession = () => import('./session.ts')
