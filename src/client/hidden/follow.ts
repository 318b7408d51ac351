import { HIDDEN_ASKED, HIDDEN_CHANGED } from '../../domain/site/constants.ts'
import { hasUnsynced, syncHidden } from './sync.ts'

addEventListener(HIDDEN_CHANGED, () => void syncHidden())
addEventListener('online', () => hasUnsynced() && void syncHidden())

// Once in each tab, and whenever earlier changes are still unsent.
if (!sessionStorage.getItem(HIDDEN_ASKED) || hasUnsynced()) void syncHidden()
