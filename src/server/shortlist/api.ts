import { changeHidden, readHidden } from '../../contract/hidden.ts'
import * as api from '../../contract/shortlist.ts'
import { hiddenChangesSchema } from '../../domain/hidden/schema.ts'
import {
  homeMailsSchema,
  shortlistChangesSchema,
  shortlistLinkSchema,
  shortlistNoteSchema,
} from '../../domain/shortlist/schema.ts'
import { on } from '../http.ts'
import { setHomeMails } from './fallen.ts'
import { changeOwnHidden, readOwnHidden } from './hidden.ts'
import { endOwnLink, shareOwnShortlist } from './link.ts'
import { changeOwnShortlist, noteOn, readOwnShortlist } from './own.ts'

export const shortlistApi = [
  on(api.readShortlist, null, ({ deps, user }) => readOwnShortlist(deps, user)),
  on(api.changeShortlist, shortlistChangesSchema, ({ deps, user, body }) =>
    changeOwnShortlist(deps, user, body),
  ),
  on(api.noteOnShortlist, shortlistNoteSchema, ({ deps, user, params, body }) =>
    noteOn(deps, user, params.id, body.note),
  ),
  on(api.shareShortlist, shortlistLinkSchema, ({ deps, user, body }) =>
    shareOwnShortlist(deps, user, body),
  ),
  on(api.setHomeMails, homeMailsSchema, ({ deps, user, body }) =>
    setHomeMails(deps, user, body.mails),
  ),
  on(readHidden, null, ({ deps, user }) => readOwnHidden(deps, user)),
  on(changeHidden, hiddenChangesSchema, ({ deps, user, body }) =>
    changeOwnHidden(deps, user, body),
  ),
  on(api.endShortlistLink, null, ({ deps, user }) => endOwnLink(deps, user)),
]
