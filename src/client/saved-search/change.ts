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

/** Returns what a button says that replaces the saved search; undefined where this tab changes none. */
export function wordsOfChange(): string | undefined {
  const change = changedSearch()
  return change ? texts.instead(change.name) : undefined
}
