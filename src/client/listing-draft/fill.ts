import { FILL_TEXTS } from '#language/listing-draft/texts'
import { type OwnListing, readOwnListings } from '../../contract/listing.ts'
import { editPath, postPath, repostPath } from '../../contract/paths.ts'
import { madeName } from '../../domain/listing/name.ts'
import { shownName } from '../../domain/listing/name-shown.ts'
import { answeredIn } from '../../domain/listing-draft/check.ts'
import { saysNoName } from '../../domain/listing-draft/no-name.ts'
import { draftOf } from '../../domain/listing-draft/rules.ts'
import { oddPlace } from '../../domain/locality/elsewhere.ts'
import { localityInForm } from '../../domain/locality/stored.ts'
import { can } from '../../domain/permission/table.ts'
import { $session, refreshSession } from '../account/session.ts'
import { call, signedIn } from '../lib/api.ts'
import { $photos, replacePhotos } from '../photo/photo.store.ts'
import { $about, $draftIsEmpty, type About, fillDraft } from './draft.store.ts'
import { $fillStatus } from './fill-status.ts'
import { seekField } from './seek.ts'
import { goToStep } from './step.ts'
import { askToLogIn } from './submission-login.ts'

type Way = 'repost' | 'edit'
/** What the address names: the rejection to post again from, or the listing to edit, and the first field to show. */
type Wanted = { way: Way; id: string; field: string }

function wanted(): Wanted | null {
  const asked = new URLSearchParams(location.search)
  const way = asked.get('edit') ? 'edit' : 'repost'
  const id = asked.get(way)
  return id ? { way, id, field: asked.get('field') ?? '' } : null
}

const pathOf = ({ way, id, field }: Wanted) =>
  way === 'edit' ? editPath(id, field) : repostPath(id)
const dropParameter = () => history.replaceState(null, '', postPath())

/** Whether the poster may repost or edit this listing. */
function fits(listing: OwnListing, { way, id }: Wanted): boolean {
  if (way === 'repost') return listing.decisionId === id && listing.canRepost
  return (
    listing.id === id &&
    listing.listingState !== null &&
    can($session.get()?.role ?? null, 'listing.edit', { own: true, state: listing.listingState })
  )
}

/**
 * What the draft remembers of the listing that it changes. The server compares the versions, and so notices a change by
 * somebody else.
 */
export function aboutEdit({ id, version, change, projectBuildingName: name }: OwnListing): About {
  return {
    edit: id,
    version: String(version),
    name,
    ...(change?.version ? { changeVersion: String(change.version) } : {}),
  }
}

let waiting: { listing: OwnListing; way: Way; field: string } | null = null

/** Fills the form from the listing that the address names. Asks first if this would replace a draft. */
export async function fill(): Promise<void> {
  const asked = wanted()
  if (!asked) return
  $fillStatus.set({ state: 'loading' })
  // The right to edit depends on the user's role, which may not be known yet.
  const [answer] = await Promise.all([
    signedIn(call(readOwnListings), () => askToLogIn(pathOf(asked))),
    refreshSession(),
  ])
  if (!answer?.ok) return $fillStatus.set({ state: answer ? 'failed' : 'none' })
  const listing = answer.value.listings.find((one) => fits(one, asked))
  if (!listing) {
    dropParameter()
    return $fillStatus.set({ state: 'missing', text: FILL_TEXTS[asked.way].missing })
  }
  waiting = { listing, ...asked }
  if ($draftIsEmpty.get() && $photos.get().length === 0) return fillFromListing()
  // A draft of the same change is continued without a question.
  if (asked.way === 'edit' && $about.get().edit === listing.id) return goOn(asked)
  $fillStatus.set({ state: 'asking', text: FILL_TEXTS[asked.way].ask })
}

/** Opens the form at the field that the address names, or at step 1. */
const begin = ({ field }: Pick<Wanted, 'field'>) =>
  field ? seekField(field, { replace: true }) : goToStep(1, { replace: true })

function goOn(asked: Wanted): void {
  begin(asked)
  $fillStatus.set({ state: 'ready', text: FILL_TEXTS.edit.goOn })
}

async function fillFromListing(): Promise<void> {
  if (!waiting) return
  const { listing, way } = waiting
  const { fields, photos } = (way === 'edit' && listing.change) || {
    fields: listing,
    photos: listing.photos,
  }
  const { projectBuildingName: named } = fields
  const projectBuildingName = saysNoName(named) ? madeName(fields) : named
  const about = way === 'edit' ? aboutEdit(listing) : { repostOf: listing.decisionId ?? '' }
  fillDraft(
    draftOf(
      { ...fields, projectBuildingName, locality: localityInForm(fields.city, fields.locality) },
      can($session.get()?.role ?? null, 'listing.adminTypes'),
    ),
    about,
    answeredIn(fields, fields.confirmed ?? [], {
      today: new Date(),
      ...oddPlace(fields.city, fields.locality),
    }),
    way === 'edit' ? listing.noteToAdmin : null,
  )
  begin(waiting)
  await replacePhotos(photos)
  $fillStatus.set({
    state: 'ready',
    text:
      way === 'edit' && listing.state === 'approved'
        ? FILL_TEXTS.edit.readyPublished
        : FILL_TEXTS[way].ready,
  })
}

/** The poster's answer to "replace my draft?". */
export async function decide(replace: boolean): Promise<void> {
  if (replace) return fillFromListing()
  dropParameter()
  $fillStatus.set({ state: 'none' })
}

/** Names the edited listing in the page's title while one is being edited. */
export function showTitle(): void {
  const heading = document.querySelector('h1')
  const before = heading?.textContent ?? ''
  $about.subscribe(({ edit, name }) => {
    if (heading) heading.textContent = edit ? FILL_TEXTS.edit.title(shownName(name ?? '')) : before
  })
}
