import { HIDDEN_ASKED } from '../../domain/hidden/kept.ts'
import { HIDDEN_CHANGED } from '../../domain/site/constants.ts'
import { hasUnsynced, syncHidden } from './sync.ts'

for (const event of [HIDDEN_CHANGED, 'online'])
  addEventListener(event, () => hasUnsynced() && void syncHidden())

// Once in each tab, and whenever earlier changes are still unsent.
if (!sessionStorage.getItem(HIDDEN_ASKED) || hasUnsynced()) void syncHidden()
