import { countView } from '../../contract/view.ts'
import { VIEWS } from '../../domain/listing/views.ts'

const listing = document.querySelector<HTMLElement>('.owner-actions [data-favourite]')?.dataset
  .favourite
/** It is not public yet. */
const isPreview = document.querySelector('meta[name="robots"]') !== null

// Programs that test or measure the page say so, and are no visitors.
if (listing && !isPreview && !navigator.webdriver && Math.random() * VIEWS.oneIn < 1)
  setTimeout(() => {
    if (document.visibilityState === 'visible')
      void fetch(countView.path, {
        method: countView.method,
        // Without a cookie: it is not to be known whose view it was.
        credentials: 'omit',
        keepalive: true,
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ listing }),
      }).catch(() => {})
  }, VIEWS.afterMs)
