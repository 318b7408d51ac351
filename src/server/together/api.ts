import * as api from '../../contract/together.ts'
import {
  invitationSchema,
  sayingSchema,
  seatSchema,
  sharedSearchSchema,
  takingBackSchema,
  takingSchema,
  togetherMailsSchema,
} from '../../domain/together/schema.ts'
import { on } from '../http.ts'
import { invite, readInvitation, take } from './invitation.ts'
import { setTogetherMails, shareSearch } from './mails.ts'
import { readTogether } from './read.ts'
import { end, say, takeBack } from './say.ts'

export const togetherApi = [
  on(api.readTogether, seatSchema, ({ deps, user, body }) =>
    readTogether(deps, { user, seat: body.seat }),
  ),
  on(api.inviteToTogether, null, ({ deps, user }) => invite(deps, user)),
  on(api.readInvitation, invitationSchema, ({ deps, user, body, ip }) =>
    readInvitation(deps, body.secret, { user, ip }),
  ),
  on(api.takeInvitation, takingSchema, ({ deps, user, body, ip }) =>
    take(deps, body, { user, ip }),
  ),
  on(api.sayTogether, sayingSchema, ({ deps, user, params, body: { seat, ...said }, ip }) =>
    say(deps, params.id, { user, seat }, said, ip),
  ),
  on(api.takeBackSaid, takingBackSchema, ({ deps, user, params, body }) =>
    takeBack(deps, params.id, { user, seat: body.seat }, body.listing),
  ),
  on(api.setTogetherMails, togetherMailsSchema, ({ deps, user, params, body }) =>
    setTogetherMails(deps, params.id, user, body),
  ),
  on(api.shareSearch, sharedSearchSchema, ({ deps, user, params, body }) =>
    shareSearch(deps, params.id, user, body),
  ),
  on(api.endTogether, seatSchema, ({ deps, user, params, body }) =>
    end(deps, params.id, { user, seat: body.seat }),
  ),
]
