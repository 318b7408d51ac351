import { ROLES } from '../../domain/account/constants.ts'
import { FAVOURITES } from '../../domain/site/constants.ts'
import { can } from '../../domain/permission/table.ts'

// Worked out while the site is built: no page loads the table for one link.
const ADMIN = ROLES.filter((role) => can(role, 'moderation.read'))
  .map((role) => `s.role==='${role}'`)
  .join('||')

/**
 * Runs before the first paint, so that a signed-in visitor never sees "Login" flash, the heart has its count, and a search in the address no
 * result that does not fit it; `showSession` and `showSaved` stay for what becomes known later. What stands inline in heads has its hash
 * in `src/contract/page-headers.ts`.
 */
export const HEAD_SCRIPT =
  "{const r=document.documentElement,c=r.classList;location.search&&c.add('has-search');" +
  `showSession=s=>{c.toggle('signed-in',!!s);c.toggle('is-admin',!!s&&(${ADMIN}))};` +
  "try{showSession(JSON.parse(localStorage.getItem('session-hint')))}catch{}" +
  // The number stands in a style, from which the header's heart takes it: no text of the page is there to be filled yet.
  `showSaved=()=>{let n;try{n=JSON.parse(localStorage.getItem('${FAVOURITES}'))}catch{}` +
  `n=Array.isArray(n)?n.length:0;r.style.setProperty('--saved','"'+n+'"');c.toggle('has-saved',n>0)};showSaved()}`

/**
 * The layers of all style sheets, the weakest first. A browser takes the order in which it meets their names, and a page
 * loads its sheets in whatever order bundling leaves: the names stand in the head, before all of them.
 */
export const LAYERS = ['base', 'vendor', 'ui', 'components'] as const

/**
 * Names the layers, and asks for a cross-fade between pages. It stands inline before all other style: the browser gives
 * a transition up for good, with an error, as soon as it has styles of the new page that do not ask for one.
 */
export const HEAD_STYLE =
  `@layer ${LAYERS.join()};` +
  '@media (prefers-reduced-motion:no-preference){@view-transition{navigation:auto}}'

/**
 * Between the first paint and a form's own script a submit would leave the page, with the password. It is held back and
 * noted on the form; `wakeForm` makes it good. It stands inline in the head of pages with forms that only scripts send.
 */
export const HELD_SUBMITS_SCRIPT =
  "addEventListener('submit',e=>{const f=e.target;if(f.method==='post'&&!f.awake){e.preventDefault();f.held=true}},true)"
