import { changeOf } from '../../domain/saved-search/change-link.ts'
import { CHANGING } from './changing.ts'

/** The fragment that continues the saving after a login. */
const SAVING = '#save-search'

const button = document.querySelector<HTMLButtonElement>('[data-save-search]')
const save = () => import('./save.ts').then((saving) => saving.saveThisSearch(SAVING))

// Disabled while it works: a second press would save the same search twice.
button?.addEventListener('click', async () => {
  if (button.ariaDisabled) return
  button.ariaDisabled = 'true'
  await save().catch(() => {})
  button.ariaDisabled = null
})

const changing = changeOf(location.hash)
if (button && (changing || sessionStorage.getItem(CHANGING)))
  void import('./change.ts').then(({ startChange, showChange }) => {
    if (changing) startChange(changing)
    if (changing) history.replaceState(history.state, '', location.pathname + location.search)
    showChange(button)
  })

if (button && location.hash === SAVING) {
  history.replaceState(history.state, '', location.pathname + location.search)
  // Only after a press in this tab: a link from elsewhere must save nothing.
  if (sessionStorage.getItem(SAVING)) void save()
}
sessionStorage.removeItem(SAVING)
