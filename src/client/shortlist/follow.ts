import { FAVOURITES_ASKED } from '../../domain/site/constants.ts'
import { refreshCards } from '../listing/card-refresh.ts'
import { FAVOURITES_CHANGED, FAVOURITES_TAKEN_OVER } from '../listing/favourites.ts'
import { syncShortlist, untold } from './sync.ts'

// Each heart is told to the account, and what the account knows besides is shown on the page.
addEventListener(FAVOURITES_CHANGED, () => void syncShortlist())
addEventListener(FAVOURITES_TAKEN_OVER, () => {
  refreshCards(document)
  showSaved()
})

// Once a tab, and where a heart was pressed before this was loaded.
if (!sessionStorage.getItem(FAVOURITES_ASKED) || untold()) void syncShortlist()
