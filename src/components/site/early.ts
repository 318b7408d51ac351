/**
 * Runs before the first paint, so that a signed-in visitor never sees "Login" flash, and a search in the address no
 * result that does not fit it. It stands inline in the head;
 * astro.config.mjs gives its hash to the Content-Security-Policy.
 */
export const EARLY_SCRIPT =
  "try{const c=document.documentElement.classList;location.search&&c.add('has-search');" +
  "const s=JSON.parse(localStorage.getItem('session-hint'));" +
  "s&&c.add('signed-in');s&&s.role==='Admin'&&c.add('is-admin')}catch{}"

/**
 * Asks for a cross-fade between pages. It stands inline before all other style: the browser gives a transition up for
 * good, with an error, as soon as it has styles of the new page that do not ask for one.
 */
export const EARLY_STYLE = '@media (prefers-reduced-motion:no-preference){@view-transition{navigation:auto}}'

/**
 * Between the first paint and a form's own script a submit would leave the page, with the password. It is held back and
 * noted on the form; `wakeForm` makes it good. It stands inline in the head of pages with forms that only scripts send.
 */
export const EARLY_SUBMITS =
  "addEventListener('submit',e=>{const f=e.target;if(f.method==='post'&&!f.awake){e.preventDefault();f.held=true}},true)"
