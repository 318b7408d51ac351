import { endpoints } from '../../contract/endpoints.ts'
import { ok } from '../../contract/result.ts'
import { textIn } from '../../domain/paging/rules.ts'
import { sendEnquiry, readOwnEnquiries } from '../enquiry/enquiries.ts'
import { handle } from '../http.ts'
import { removePhoto } from '../photo/remove.ts'
import { thenBuild } from '../publication/ask.ts'
import { sendReport } from '../report/send.ts'
import { submitListing } from './create.ts'
import { editListing } from './edit.ts'
import { readOwnListings } from './own.ts'
import { revealPhone } from './phone.ts'
import { readPublicListing, readPublicListings, readListingsAfter } from './public.ts'
import { readPublished, setAvailability } from './published.ts'
import { withdrawListing } from './withdraw.ts'

export const listingApi = {
  createListing: handle(endpoints.createListing, ({ deps, body, user }) =>
    submitListing(deps, user, body),
  ),
  editListing: handle(endpoints.editListing, ({ deps, params, body, user }) =>
    editListing(deps, user, params.id, body),
  ),
  withdrawListing: handle(endpoints.withdrawListing, ({ deps, params, user }) =>
    withdrawListing(deps, user, params.id),
  ),
  readListing: handle(endpoints.readListing, ({ deps, params }) =>
    readPublicListing(deps.db, params.id),
  ),
  readListings: handle(endpoints.readListings, async ({ deps, params }) =>
    ok({ listings: await readPublicListings(deps.db, params.ids.split(',')) }),
  ),
  readNewListings: handle(endpoints.readNewListings, async ({ deps, params }) =>
    ok({ listings: await readListingsAfter(deps.db, Number(params.revision)) }),
  ),
  readOwnListings: handle(endpoints.readOwnListings, async ({ deps, user }) =>
    ok({ listings: await readOwnListings(deps.db, user.id) }),
  ),
  removePhoto: handle(endpoints.removePhoto, ({ deps, params, user }) =>
    removePhoto(deps, user, params.id),
  ),
  revealPhone: handle(endpoints.revealPhone, ({ deps, params, user, ip }) =>
    revealPhone(deps, user, params.id, ip),
  ),
  sendEnquiry: handle(endpoints.sendEnquiry, ({ deps, params, body, ip, user }) =>
    sendEnquiry(deps, params.id, body, ip, user),
  ),
  readOwnEnquiries: handle(endpoints.readOwnEnquiries, async ({ deps, user }) =>
    ok({ enquiries: await readOwnEnquiries(deps.db, user) }),
  ),
  reportListing: handle(endpoints.reportListing, ({ deps, params, body, user, ip }) =>
    sendReport(deps, user, params.id, body, ip),
  ),
  readPublished: handle(endpoints.readPublished, ({ deps, request }) =>
    readPublished(deps.db, textIn(new URL(request.url).searchParams, 'q')),
  ),
  setAvailability: handle(endpoints.setAvailability, ({ deps, params, body, user }) =>
    thenBuild(deps, 'listing closed or confirmed', setAvailability(deps, user, params.id, body)),
  ),
} as const
