import type { ReactNode } from 'react'
import type { Lookalike } from '../../contract/hints.ts'
import type { QueuedListing } from '../../contract/moderation.ts'
import { formatArea } from '../../domain/area/rules.ts'
import { HINT_TEXTS as WORDS } from '../../domain/hints/texts.ts'
import { likeness } from '../../domain/hints/rules.ts'
import { describeType } from '../../domain/listing/rules.ts'
import { LISTING_TEXTS } from '../../domain/listing/texts.ts'
import { fullPrice } from '../../domain/moderation/fields.ts'
import type { Photo } from '../../domain/photo/schema.ts'
import { StoredPhoto } from '../listing/StoredPhoto.tsx'

type Shown = { listing: QueuedListing; other: Lookalike; link: ReactNode }

/** Two listings side by side, with equal values marked. `link` leads to the other one. */
export function LookalikeTable({ listing, other, link }: Shown) {
  const like = likeness(listing, other)
  const name =
    listing.projectBuildingName.trim().toLowerCase() ===
    other.projectBuildingName.trim().toLowerCase()
  const kind =
    listing.listingType === other.listingType && listing.propertyType === other.propertyType
  const [cover] = listing.photos
  const area = (one: Lookalike | QueuedListing) =>
    formatArea(one.plotArea, one.areaUnit, one.areaBasis)
  const exactly = (same: boolean, near: string) => (same ? WORDS.equal : near)
  return (
    <table className="hint-lookalikes">
      <thead>
        <tr>
          <th scope="col">
            <span className="visually-hidden">{WORDS.facts}</span>
          </th>
          <th scope="col">{WORDS.own}</th>
          <th scope="col">{WORDS.other}</th>
        </tr>
      </thead>
      <tbody>
        <Fact
          label={WORDS.picture}
          own={<Picture photo={other.ownPhoto ?? cover ?? null} />}
          other={<Picture photo={other.photo} />}
          mark={other.samePhotos > 0 && WORDS.samePicture(other.samePhotos)}
        />
        <Fact
          label={WORDS.name}
          own={listing.projectBuildingName}
          other={other.projectBuildingName}
          mark={name && WORDS.equal}
        />
        <Fact
          label={WORDS.price}
          own={fullPrice(listing)}
          other={fullPrice(other)}
          mark={like.price && exactly(listing.price === other.price, WORDS.within.price)}
        />
        <Fact
          label={WORDS.area}
          own={area(listing)}
          other={area(other)}
          mark={like.area && exactly(listing.plotArea === other.plotArea, WORDS.within.area)}
        />
        <Fact
          label={WORDS.place}
          own={`${listing.locality}, ${listing.city}`}
          other={`${other.locality}, ${other.city}`}
          mark={like.place && WORDS.equal}
        />
        <Fact
          label={WORDS.kind}
          own={describeType(listing)}
          other={describeType(other)}
          mark={kind && WORDS.equal}
        />
        <Fact
          label={WORDS.poster}
          own={listing.poster.name}
          other={other.poster}
          mark={other.samePoster && WORDS.samePoster}
        />
        <Fact
          label={WORDS.state}
          own={WORDS.waitingHere}
          other={
            <>
              {WORDS.states[other.state]} {link}
            </>
          }
          mark={false}
        />
      </tbody>
    </table>
  )
}

function Fact({
  label,
  own,
  other,
  mark,
}: {
  label: string
  own: ReactNode
  other: ReactNode
  mark: string | false
}) {
  return (
    <tr data-equal={mark ? '' : undefined}>
      <th scope="row">{label}</th>
      <td>{own}</td>
      <td>
        {other} {mark && <span className="equal-mark">{mark}</span>}
      </td>
    </tr>
  )
}

function Picture({ photo }: { photo: Photo | null }) {
  if (!photo) return <span className="muted">{LISTING_TEXTS.noImage}</span>
  return (
    <span className="lookalike-photo">
      <StoredPhoto photo={photo} alt="" upTo={320} sizes="10rem" />
    </span>
  )
}
