/** The type in the HTML of scripts that a page runs once its first frame is there. */
export const LATER = 'later'

/**
 * Runs the page's scripts after its first frame, so that what is drawn in it has the connection for itself. It does not
 * wait where the browser restores the place in a page, which may be in what scripts add, nor in a page that nobody looks
 * at yet, as that has no frames. A press until then is repeated once all have run, unless the button does something
 * without them. Each script leaves the page when it has run.
 */
export const RUN_LATER =
  "{let held=new Set();addEventListener('click',e=>{" +
  "const b=held&&e.target.closest?.('button[type=button]:not([popovertarget],[commandfor])');" +
  'b&&(e.stopImmediatePropagation(),held.add(b))},true);' +
  "addEventListener('DOMContentLoaded',()=>{const run=async()=>{" +
  `await Promise.all([...document.querySelectorAll('script[type=${LATER}]')].map(s=>new Promise(done=>{` +
  // Put in anew, it is run as what it is now. Not asynchronous, they run in their order.
  "s.type='module';s.async=false;s.onload=s.onerror=()=>done(s.remove());document.head.append(s)})));" +
  'const pressed=held;held=null;for(const b of pressed)b.click()};' +
  "document.hidden||performance.getEntriesByType('navigation')[0]?.type!=='navigate'?run():" +
  'requestAnimationFrame(()=>setTimeout(run))})}'
