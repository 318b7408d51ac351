import '../listing/Mosaic.css'
import { LISTING_TEXTS, showAllPhotos } from '#language/listing/texts'
import { PROJECT_TEXTS as texts } from '#language/project/texts'
import { largestPicture } from '../../contract/paths.ts'
import { PHONE_SLOT } from '../../domain/photo/constants.ts'
import { projectPhoto } from '../../domain/project/pictures.ts'
import type { Project } from '../../domain/project/schema.ts'
import { StoredPhoto } from '../photo/StoredPhoto.tsx'
import { Icon } from '../wizard/Icon.tsx'

const sizes = (index: number) =>
  `(min-width: 80rem) ${index === 0 ? '38rem' : '19rem'}, (min-width: 48rem) ${index === 0 ? '50vw' : '25vw'}, ${PHONE_SLOT}`

/** The mosaic of a project's pictures. Each opens in the lightbox, or links to its large file. */
export function ProjectPictures({ project }: { project: Project }) {
  const name = project.projectBuildingName
  const pictures = project.imageUrls.map((address) => projectPhoto(project, address))
  const count = pictures.length
  return (
    <div className="mosaic-frame" id="photos">
      <div className="mosaic" data-count={Math.min(count || 1, 5)}>
        {count === 0 && <div className="mosaic-tile mosaic-none">{LISTING_TEXTS.noImage}</div>}
        {pictures.map((photo, index) => (
          <a
            key={photo.address}
            className="mosaic-tile"
            href={largestPicture(photo)}
            data-slide="1280x960"
          >
            <StoredPhoto
              photo={photo}
              standIn="under"
              alt={index === 0 ? texts.pictureOf(name) : `${texts.pictureOf(name)}, ${index + 1}`}
              sizes={sizes(index)}
              eager={index === 0}
            />
          </a>
        ))}
      </div>
      {count > 1 && (
        <a className="mosaic-count no-print" href="#photos" data-all-photos="">
          <Icon name="camera" />
          {showAllPhotos(count)}
        </a>
      )}
    </div>
  )
}
