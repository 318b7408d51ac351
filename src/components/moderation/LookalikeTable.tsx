import './HintsPanel.css'
import type { ReactNode } from 'react'
import { HINT_TEXTS as texts } from '#english/hints/texts'
import { LISTING_TEXTS } from '#language/listing/texts'
import type { Lookalike } from '../../contract/hints.ts'
import type { QueuedListing } from '../../contract/moderation.ts'
import { formatArea } from '../../domain/area/rules.ts'
import { likeness } from '../../domain/hints/rules.ts'
import { describeType } from '../../domain/listing/rules.ts'
import { fullPrice } from '../../domain/moderation/fields.ts'
import type { Photo } from '../../domain/photo/schema.ts'
import { StoredPhoto } from '../photo/StoredPhoto.tsx'

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
  const exactly = (same: boolean, near: string) => (same ? texts.equal : near)
  return (
    <table className="hint-lookalikes">
      <thead>
        <tr>
          <th scope="col">
            <span className="visually-hidden">{texts.facts}</span>
          </th>
          <th scope="col">{texts.own}</th>
          <th scope="col">{texts.other}</th>
        </tr>
      </thead>
      <tbody>
        <Fact
          label={texts.picture}
          shown={<Picture photo={other.ownPhoto ?? cover ?? null} />}
          other={<Picture photo={other.photo} />}
          mark={other.samePhotos > 0 && texts.samePicture(other.samePhotos)}
        />
        <Fact
          label={texts.name}
          shown={listing.projectBuildingName}
          other={other.projectBuildingName}
          mark={name && texts.equal}
        />
        <Fact
          label={texts.price}
          shown={fullPrice(listing)}
          other={fullPrice(other)}
          mark={like.price && exactly(listing.price === other.price, texts.within.price)}
        />
        <Fact
          label={texts.area}
          shown={area(listing)}
          other={area(other)}
          mark={like.area && exactly(listing.plotArea === other.plotArea, texts.within.area)}
        />
        <Fact
          label={texts.place}
          shown={`${listing.locality}, ${listing.city}`}
          other={`${other.locality}, ${other.city}`}
          mark={other.samePlace && texts.equal}
        />
        <Fact
          label={texts.kind}
          shown={describeType(listing)}
          other={describeType(other)}
          mark={kind && texts.equal}
        />
        <Fact
          label={texts.poster}
          shown={listing.poster.name}
          other={other.poster}
          mark={other.samePoster && texts.samePoster}
        />
        <Fact
          label={texts.state}
          shown={texts.waitingHere}
          other={
            <>
              {texts.states[other.state]} {link}
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
  shown,
  other,
  mark,
}: {
  label: string
  shown: ReactNode
  other: ReactNode
  mark: string | false
}) {
  return (
    <tr data-equal={mark ? '' : undefined}>
      <th scope="row">{label}</th>
      <td>{shown}</td>
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
