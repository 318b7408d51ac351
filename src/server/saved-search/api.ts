import * as z from 'zod/mini'
import * as api from '../../contract/saved-search.ts'
import {
  followedSchema,
  followSchema,
  rhythmSchema,
  savedSearchSchema,
} from '../../domain/saved-search/schema.ts'
import { on } from '../http.ts'
import { submission } from '../schemas.ts'
import { askByMail, confirmFollowed, refuseAsking } from './ask.ts'
import {
  changeFollowed,
  changeFollowedSearch,
  eraseFollowed,
  readFollowed,
  removeFollowedSearch,
} from './followed.ts'
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
  on(api.askByMail, z.extend(followSchema, submission), ({ deps, body, ip }) =>
    askByMail(deps, body, ip),
  ),
  on(api.confirmFollowed, null, ({ deps, params }) => confirmFollowed(deps, params)),
  on(api.refuseAsking, null, ({ deps, params }) => refuseAsking(deps, params)),
  on(api.readFollowed, null, ({ deps, params }) => readFollowed(deps, params)),
  on(api.changeFollowed, followedSchema, ({ deps, params, body }) =>
    changeFollowed(deps, params, body.rhythm),
  ),
  on(api.eraseFollowed, null, ({ deps, params }) => eraseFollowed(deps, params)),
  on(api.changeFollowedSearch, rhythmSchema, ({ deps, params, body }) =>
    changeFollowedSearch(deps, params, body.rhythm),
  ),
  on(api.removeFollowedSearch, null, ({ deps, params }) => removeFollowedSearch(deps, params)),
]
