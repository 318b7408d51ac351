import { listingPath, PATHS } from '../../contract/paths.ts'
import { navigationState } from './navigation-state.ts'

// The address names no listing. The card that was clicked has stored which one.
const listing = location.pathname.replace(/\/$/, '') === PATHS.listing ? navigationState() : null
if (listing) location.replace(listingPath(listing.id))
