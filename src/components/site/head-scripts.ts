import { ROLES } from '../../domain/account/constants.ts'
import { can } from '../../domain/permission/table.ts'
import { FAVOURITES } from '../../domain/site/constants.ts'
import { RUN_LATER } from './run-later.ts'
import { SCROLL_TOP } from './scroll-top.ts'
import { VIEW_TRANSITIONS } from './view-transitions.ts'

// Computed at build time: no page loads the table for one link.
const ADMIN = ROLES.filter((role) => can(role, 'moderation.read'))
  .map((role) => `s.role==='${role}'`)
  .join('||')

/**
 * Runs before the first paint. It hides "Login" from a signed-in visitor, sets the heart's count, hides results that do
 * not match a search in the address, says if that names a city, whose map then takes half of a wide window, decides on the
 * fonts, and does what has to be in time: scrolling, running scripts, transitions.
 * `showSession` and `showSaved` are called again after later changes. `src/contract/page-headers.ts` has the hash of
 * all inline code.
 */
export const HEAD_SCRIPT =
  "{const r=document.documentElement,c=r.classList;location.search&&c.add('has-search');/[?&]city=/.test(location.search)&&c.add('has-city');" +
  `showSession=s=>{c.toggle('signed-in',!!s);c.toggle('is-admin',!!s&&(${ADMIN}))};` +
  "try{showSession(JSON.parse(localStorage.getItem('session-hint')))}catch{}" +
  // The header's heart takes the number from a style, because the page has no text to fill yet.
  `showSaved=()=>{let n;try{n=JSON.parse(localStorage.getItem('${FAVOURITES}'))}catch{}` +
  `n=Array.isArray(n)?n.length:0;r.style.setProperty('--saved','"'+n+'"');c.toggle('has-saved',n>0)};showSaved();` +
  // A font that has not arrived by the first frame is not used on this page. Of fonts that belong together, either all are
  // used or none: a system's letters beside ours look broken.
  "requestAnimationFrame(()=>{const f=[...document.querySelectorAll('link[data-together]')]," +
  'n=f.filter(({href})=>performance.getEntriesByName(href).length).length;' +
  "n>0&&n<f.length&&c.add('system-font')});" +
  SCROLL_TOP +
  RUN_LATER +
  VIEW_TRANSITIONS +
  '}'

/**
 * The layers of all style sheets, the weakest first. A browser orders layers by their first appearance, and bundling
 * may load sheets in any order. The names therefore stand in the head, before all sheets.
 */
export const LAYERS = ['base', 'vendor', 'ui', 'components'] as const

/**
 * Names the layers and requests a cross-fade between pages. It stands inline before all other styles: once a browser
 * has styles of the new page without this request, it cancels the transition with an error.
 */
export const HEAD_STYLE =
  `@layer ${LAYERS.join()};` +
  '@media (prefers-reduced-motion:no-preference){@view-transition{navigation:auto}}'

/**
 * A submit between the first paint and the loading of a form's script would leave the page and expose the password.
 * This holds the submit back and marks the form; `<Form>` sends it later. It stands inline in the head of pages
 * with forms that only scripts send.
 */
export const HELD_SUBMITS_SCRIPT =
  "addEventListener('submit',e=>{const f=e.target;if(f.method==='post'&&!f.awake){e.preventDefault();f.held=true}},true)"
