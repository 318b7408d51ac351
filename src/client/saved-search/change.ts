import { CHANGING } from './changing.ts'
import { objectOf, stored, text } from '../lib/stored.ts'
import { savedSearchName } from '../../domain/saved-search/rules.ts'
import { SAVED_SEARCH_TEXTS as texts } from '#language/saved-search/texts'

/** The saved search that this tab changes. */
export const changedSearch = () =>
  stored('sessionStorage', CHANGING, objectOf({ id: text, name: text })) ?? null

/** Remembers that the saved search with this page's query is to be changed. */
export function startChange(id: string): void {
  const name = savedSearchName(location.search)
  sessionStorage.setItem(CHANGING, JSON.stringify({ id, name }))
}

/** Says on the button that it replaces the saved search, and offers beside it to save this one besides. */
export function showChange(button: HTMLElement): void {
  const label = button.querySelector('span')
  const change = changedSearch()
  if (!label || !change) return
  const before = label.textContent
  label.textContent = texts.instead(change.name)
  const other = document.createElement('button')
  other.type = 'button'
  other.className = 'text-link save-search'
  other.textContent = texts.another
  const end = () => {
    sessionStorage.removeItem(CHANGING)
    label.textContent = before
    other.remove()
  }
  other.addEventListener('click', () => {
    end()
    button.focus()
    button.click()
  })
  button.addEventListener('search-changed', end, { once: true })
  button.after(other)
}
