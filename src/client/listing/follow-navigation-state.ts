import { listingPath, PATHS } from '../../contract/paths.ts'
import { navigationState } from './navigation-state.ts'

// The page of no listing in particular: the card that led here said which one it meant.
const listing = location.pathname.replace(/\/$/, '') === PATHS.listing ? navigationState() : null
if (listing) location.replace(listingPath(listing.id))
