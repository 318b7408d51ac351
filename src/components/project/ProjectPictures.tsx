import { photoPath } from '../../contract/paths.ts'
import { PHONE_SLOT } from '../../domain/photo/constants.ts'
import { LISTING_TEXTS, showAllPhotos } from '#language/listing/texts'
import { PROJECT_TEXTS as texts } from '#language/project/texts'
import { storedKey } from '../../domain/project/pictures.ts'
import type { Project } from '../../domain/project/schema.ts'
import { Icon } from '../wizard/Icon.tsx'
import { StoredPicture } from './StoredPicture.tsx'

const sizes = (index: number) =>
  `(min-width: 80rem) ${index === 0 ? '38rem' : '19rem'}, (min-width: 48rem) ${index === 0 ? '50vw' : '25vw'}, ${PHONE_SLOT}`

function largest(address: string): string {
  const key = storedKey(address)
  return key ? photoPath(key, 1280) : address
}

/** The mosaic of a project's pictures. Each opens in the lightbox, or links to its large file. */
export function ProjectPictures({
  name,
  addresses,
  standIns = {},
}: {
  name: string
  addresses: readonly string[]
  standIns?: Project['standIns']
}) {
  const count = addresses.length
  return (
    <div className="mosaic-frame" id="photos" data-lightbox>
      <div className="mosaic" data-count={Math.min(count || 1, 5)}>
        {count === 0 && <div className="mosaic-tile mosaic-none">{LISTING_TEXTS.noImage}</div>}
        {addresses.map((address, index) => (
          <a key={address} className="mosaic-tile" href={largest(address)} data-slide="1280x960">
            <StoredPicture
              address={address}
              standIn={standIns[address]}
              alt={index === 0 ? texts.pictureOf(name) : `${texts.pictureOf(name)}, ${index + 1}`}
              sizes={sizes(index)}
              eager={index === 0}
            />
          </a>
        ))}
      </div>
      {count > 1 && (
        <button className="mosaic-count needs-script no-print" type="button" data-all-photos="">
          <Icon name="camera" />
          {showAllPhotos(count)}
        </button>
      )}
    </div>
  )
}
