import * as api from '../../contract/saved-search.ts'
import { rhythmSchema, savedSearchSchema } from '../../domain/saved-search/schema.ts'
import { on } from '../http.ts'
import { changeRhythm, readSavedSearches, removeSavedSearch, saveSearch } from './own.ts'
import { stopAlerts } from './stop.ts'

export const savedSearchApi = [
  on(api.readSavedSearches, null, ({ deps, user }) => readSavedSearches(deps, user)),
  on(api.saveSearch, savedSearchSchema, ({ deps, user, body }) => saveSearch(deps, user, body)),
  on(api.changeRhythm, rhythmSchema, ({ deps, user, params, body }) =>
    changeRhythm(deps, user, params.id, body.rhythm),
  ),
  on(api.removeSavedSearch, null, ({ deps, user, params }) =>
    removeSavedSearch(deps, user, params.id),
  ),
  on(api.stopAlerts, null, ({ deps, params }) => stopAlerts(deps, params.id, params.secret)),
]
