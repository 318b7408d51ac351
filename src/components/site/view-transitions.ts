/**
 * Lets a card's picture grow into the page of its listing, and shrink back: for the time of a transition, it has the name
 * that the first photo has there. A page that is revealed has to have its listener before its first frame, so this
 * stands inline in the head.
 */
export const VIEW_TRANSITIONS =
  "for(const n of['pageswap','pagereveal'])addEventListener(n,async({viewTransition:t,activation:a=globalThis.navigation?.activation})=>{" +
  'if(!t)return;' +
  "const u=(n==='pageswap'?a?.entry:a?.from)?.url,[,id]=u&&/\\/listing-detail\\/([^/]+)\\/?$/.exec(new URL(u).pathname)||[]," +
  `p=id&&document.querySelector('[data-listing="'+CSS.escape(id)+'"] [data-picture]'),` +
  // The first photo of a listing's own page already has the name; two elements with one name would stop the transition.
  "o=p&&document.querySelector('.mosaic-tile'),call=(e,name)=>{if(e)e.style.viewTransitionName=name};" +
  "call(o,'none');call(p,'listing-photo');" +
  // Where the browser gives the transition up, its promises reject. Nothing is missing then.
  'await Promise.allSettled([t.ready,t.finished,t.updateCallbackDone]);' +
  "call(p,'');call(o,'')});"
