/**
 * Runs before the first paint, so that a signed-in visitor never sees "Login" flash. It stands inline in the head;
 * astro.config.mjs gives its hash to the Content-Security-Policy.
 */
export const EARLY_SCRIPT =
  "try{const s=JSON.parse(localStorage.getItem('session-hint')),c=document.documentElement.classList;" +
  "s&&c.add('signed-in');s&&s.role==='Admin'&&c.add('is-admin')}catch{}"
