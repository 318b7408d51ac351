import * as z from 'zod/mini'
import * as enquiry from '../../contract/enquiry.ts'
import * as api from '../../contract/listing.ts'
import * as file from '../../contract/listing-file.ts'
import * as photo from '../../contract/photo.ts'
import * as shown from '../../contract/public-listing.ts'
import { ok } from '../../contract/result.ts'
import { contactSchema } from '../../domain/contact/schema.ts'
import { answerSchema } from '../../domain/enquiry/schema.ts'
import { noteToAdminSchema } from '../../domain/listing/note-to-admin.ts'
import { referenceSchema } from '../../domain/listing/reference.ts'
import {
  confirmedSchema,
  listingFieldsSchema,
  photoIdsSchema,
  saidOfPhotosSchema,
} from '../../domain/listing/schema.ts'
import { REPORT_LIMITS, UNSENT_STATES } from '../../domain/mail/file-report.ts'
import { mailLine } from '../../domain/mail/text.ts'
import { reasonSchema, versionSchema } from '../../domain/moderation/schema.ts'
import { answerEnquiry, readSentEnquiries } from '../enquiry/answer.ts'
import { readOwnEnquiries, sendEnquiry } from '../enquiry/enquiries.ts'
import { on } from '../http.ts'
import { unpublishListing } from '../moderation/decide.ts'
import { removePhoto } from '../photo/remove.ts'
import { publishedQuerySchema } from '../queries.ts'
import {
  fileIdSchema,
  idSchema,
  secretSchema,
  submission,
  submissionKeySchema,
} from '../schemas.ts'
import { readFileQuota } from './by-file.ts'
import { checkListing } from './check.ts'
import { submitListing } from './create.ts'
import { editListing } from './edit.ts'
import { reportFile } from './file-report.ts'
import { setMessagesOnly } from './messages-only.ts'
import { closeMissing } from './missing.ts'
import { readOwnListings } from './own.ts'
import { revealPhone } from './phone.ts'
import { readListingsAfter, readPublicListing, readPublicListings } from './public.ts'
import { readPublished, setAvailability } from './published.ts'
import { renewListing } from './renew.ts'
import { withdrawListing } from './withdraw.ts'

const written = {
  fields: listingFieldsSchema,
  photoIds: photoIdsSchema,
  ...saidOfPhotosSchema,
  confirmed: confirmedSchema,
}
const fileId = z.optional(z.nullable(fileIdSchema))
const noteToAdmin = z.optional(z.nullable(noteToAdminSchema))
const createBody = z.object({
  ...written,
  fileId,
  noteToAdmin,
  reference: z.optional(z.nullable(referenceSchema)),
  submissionKey: submissionKeySchema,
  messagesOnly: z.optional(z.nullable(z.boolean())),
  repostOf: z.optional(z.nullable(idSchema)),
})
const editBody = z.object({
  ...written,
  fileId,
  noteToAdmin,
  version: versionSchema,
  changeVersion: z.optional(z.nullable(versionSchema)),
})
const checkBody = z.object({
  fields: listingFieldsSchema,
  photoIds: photoIdsSchema,
  edit: z.optional(z.nullable(idSchema)),
})
const missingBody = z.object({
  version: versionSchema,
  as: z.enum(['closed', 'withdrawn']),
  fileId: fileIdSchema,
})
const count = z.number().check(z.int(), z.minimum(0), z.maximum(REPORT_LIMITS.line))
const mailText = (limit: number) =>
  z.pipe(z.string().check(z.maxLength(limit)), z.transform(mailLine))
const reportBody = z.object({
  fileId: fileIdSchema,
  name: mailText(REPORT_LIMITS.file),
  sent: z.array(z.object({ line: count, id: idSchema })).check(z.maxLength(REPORT_LIMITS.sent)),
  unsent: z
    .array(
      z.object({
        line: count,
        about: mailText(REPORT_LIMITS.about),
        state: z.enum(UNSENT_STATES),
        why: mailText(REPORT_LIMITS.why),
      }),
    )
    .check(z.maxLength(UNSENT_STATES.length * REPORT_LIMITS.named)),
  counts: z.object({ asked: count, refused: count, waiting: count }),
})
const renewalBody = z.object({
  since: z.number().check(z.int(), z.minimum(0)),
  secret: secretSchema,
})

export const listingApi = [
  on(api.createListing, createBody, ({ deps, body, user }) => submitListing(deps, user, body)),
  on(api.editListing, editBody, ({ deps, params, body, user }) =>
    editListing(deps, user, params.id, body),
  ),
  on(api.setMessagesOnly, z.object({ messagesOnly: z.boolean() }), ({ deps, params, body, user }) =>
    setMessagesOnly(deps, user, params.id, body.messagesOnly),
  ),
  on(api.checkListing, checkBody, ({ deps, body, user }) => checkListing(deps, user, body)),
  on(api.withdrawListing, null, ({ deps, params, user }) => withdrawListing(deps, user, params.id)),
  on(api.renewListing, renewalBody, ({ deps, params, body }) =>
    renewListing(deps, params.id, body),
  ),
  on(shown.readListing, null, ({ deps, params }) => readPublicListing(deps.db, params.id)),
  on(shown.readListings, null, async ({ deps, params }) =>
    ok({ listings: await readPublicListings(deps.db, params.ids.split(',')) }),
  ),
  on(shown.readNewListings, null, async ({ deps, params }) =>
    ok({ listings: await readListingsAfter(deps.db, Number(params.revision)) }),
  ),
  on(api.readFileQuota, null, ({ deps, user }) => readFileQuota(deps.db, user)),
  on(api.readOwnListings, null, async ({ deps, user }) =>
    ok({ listings: await readOwnListings(deps.db, user.id) }),
  ),
  on(photo.removePhoto, null, ({ deps, params, user }) => removePhoto(deps, user, params.id)),
  on(enquiry.revealPhone, z.object({ agreed: z.literal(true) }), ({ deps, params, user, ip }) =>
    revealPhone(deps, user, params.id, ip),
  ),
  on(enquiry.sendEnquiry, z.extend(contactSchema, submission), ({ deps, params, body, ip, user }) =>
    sendEnquiry(deps, params.id, body, ip, user),
  ),
  on(enquiry.readOwnEnquiries, null, async ({ deps, user }) =>
    ok({ enquiries: await readOwnEnquiries(deps.db, user) }),
  ),
  on(enquiry.answerEnquiry, answerSchema, ({ deps, params, body, user }) =>
    answerEnquiry(deps, user, params.id, body),
  ),
  on(enquiry.readSentEnquiries, null, async ({ deps, user }) =>
    ok({ enquiries: await readSentEnquiries(deps.db, user) }),
  ),
  on(api.readPublished, publishedQuerySchema, ({ deps, query }) => readPublished(deps.db, query)),
  on(
    api.unpublishListing,
    z.object({ version: versionSchema, reason: reasonSchema }),
    ({ deps, params, body, user }) =>
      unpublishListing(deps, user, params.id, body.version, body.reason),
  ),
  on(
    api.setAvailability,
    z.object({
      version: versionSchema,
      closed: z.boolean(),
      undo: z.optional(z.literal(true)),
      fileId,
    }),
    ({ deps, params, body, user }) => setAvailability(deps, user, params.id, body),
  ),
  on(file.reportFile, reportBody, ({ deps, body, user }) => reportFile(deps, user, body)),
  on(file.closeMissing, missingBody, ({ deps, params, body, user }) =>
    closeMissing(deps, user, params.id, body),
  ),
]
