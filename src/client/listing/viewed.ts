import { withViewed } from '../../domain/listing/device-lists.ts'
import { keepViewed, viewed } from './viewed-list.ts'

const page = document.querySelector<HTMLElement>('[data-listing-page]')
if (page?.dataset.listingPage) keepViewed(withViewed(viewed(), page.dataset.listingPage))
