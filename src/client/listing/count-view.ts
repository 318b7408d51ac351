import { countView } from '../../contract/view.ts'
import { VIEWS } from '../../domain/listing/views.ts'

const listing = document.querySelector<HTMLElement>('[data-listing-page]')?.dataset.listingPage
/** A preview is not public yet. */
const isPreview = document.querySelector('meta[name="robots"]') !== null

// Programs that test or measure the page set `webdriver`, and do not count as visitors.
if (listing && !isPreview && !navigator.webdriver && Math.random() * VIEWS.oneIn < 1)
  setTimeout(() => {
    if (document.visibilityState === 'visible')
      void fetch(countView.path, {
        method: countView.method,
        // Sent without a cookie: nobody can know whose view it was.
        credentials: 'omit',
        keepalive: true,
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ listing }),
      }).catch(() => {})
  }, VIEWS.afterMs)
