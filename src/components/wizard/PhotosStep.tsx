import './photos.css'
import { type DragEvent, useLayoutEffect, useRef, useState } from 'react'
import { PHOTO_STEP_TEXTS as texts, WIZARD_TEXTS } from '#language/listing-draft/texts'
import { PHOTO_TEXTS } from '#language/photo/texts'
import { ORIGIN_HINT } from '#language/photo/texts-origin'
import { postPath } from '../../contract/paths.ts'
import { completenessOf, photoAdvice } from '../../domain/listing-draft/completeness.ts'
import type { ChosenPhoto } from '../../domain/listing-draft/photos.ts'
import type { Posting } from '../../domain/listing-draft/posting.ts'
import { stepOf } from '../../domain/listing-draft/steps.ts'
import type { DraftValues } from '../../domain/listing-draft/values.ts'
import { PHOTO_LIMITS, type PhotoOrigin, type Room } from '../../domain/photo/constants.ts'
import { fieldId } from '../form/field.ts'
import { CompletenessNote } from '../listing/CompletenessNote.tsx'
import { Alert, Status } from '../ui/Notice.tsx'
import { MessagesOnlyChoice } from './MessagesOnlyChoice.tsx'
import { ORIGIN_HINT_ID, type PhotoAction, PhotoCard } from './PhotoCard.tsx'
import { PhotoChooser } from './PhotoChooser.tsx'

export type PhotosStepProps = {
  photos: readonly ChosenPhoto[]
  refused: readonly { name: string; reason: string }[]
  outcome: 'none' | 'busy' | 'failed' | 'uploaded'
  uploadedHere: boolean
  signedOut: boolean
  kept: boolean
  values: DraftValues
  posting: Posting
  onSeek: ((field: string) => void) | undefined
  onChoose: (files: File[]) => void
  onAction: (action: PhotoAction, id: string) => void
  onPlace: (id: string, place: number) => void
  onRoom: (id: string, room: Room | null) => void
  onOrigin: (id: string, origin: PhotoOrigin | null) => void
  /** What pictures are asked for, where they are not those of a listing. */
  advice?: string
  /** The choice to be written to only; null where it is made elsewhere. */
  messagesOnly: { checked: boolean; onChoose: (on: boolean) => void } | null
}

function progressText({
  photos,
  outcome,
  uploadedHere,
  signedOut,
}: PhotosStepProps): string | null {
  if (outcome === 'uploaded') return uploadedHere ? PHOTO_TEXTS.uploaded : null
  if (outcome !== 'busy') return null
  if (signedOut) return WIZARD_TEXTS.photosWait
  const uploaded = photos.filter(({ state }) => state === 'uploaded')
  return texts.uploadedOf(uploaded.length, photos.length)
}

/** The message about all photos together. */
function PhotoAnnouncement(props: PhotosStepProps) {
  const { photos, refused, outcome, kept } = props
  return (
    <>
      {refused.length > 0 && (
        <Alert>
          <ul className="plain-list">
            {refused.map(({ name, reason }) => (
              <li key={name + reason}>
                <strong>{name}</strong>: {reason}
              </li>
            ))}
          </ul>
        </Alert>
      )}
      {outcome === 'failed' && <Alert>{PHOTO_TEXTS.failed}</Alert>}
      <Status tone={outcome === 'uploaded' ? 'success' : 'plain'}>{progressText(props)}</Status>
      {!kept && photos.length > 0 && <Status tone="warning">{WIZARD_TEXTS.photosNotKept}</Status>}
      {photoAdvice(photos).map((advice) => (
        <p key={advice} className="photo-advice">
          {advice}
        </p>
      ))}
    </>
  )
}

const DraftCompleteness = ({ values, photos, onSeek }: PhotosStepProps) => (
  <CompletenessNote
    completeness={completenessOf(values, photos.length)}
    hrefOf={(field) => `${postPath(stepOf(field))}#${fieldId(field)}`}
    onSeek={onSeek}
  />
)

export function PhotosStep(props: PhotosStepProps) {
  const { photos, posting, onChoose, onAction, onPlace, onRoom, onOrigin } = props
  const [dragged, setDragged] = useState<string | null>(null)
  const [said, setSaid] = useState('')
  const refocus = useRef<string[]>([])

  // Moving or removing a card drops the focus of the pressed button; the focus returns to the same place.
  useLayoutEffect(() => {
    const ids = refocus.current
    refocus.current = []
    const target = ids
      .map((id) => document.getElementById(id))
      .find((button) => button && !button.matches(':disabled'))
    target?.focus()
  })

  const act = (action: PhotoAction, id: string) => {
    const at = photos.findIndex((photo) => photo.id === id)
    const neighbour = photos[at + 1] ?? photos[at - 1]
    if (action === 'remove')
      refocus.current = [...(neighbour ? [`remove-${neighbour.id}`] : []), 'field-photos']
    if (action === 'earlier' || action === 'later')
      refocus.current = [`${action}-${id}`, `earlier-${id}`, `later-${id}`]
    if (action === 'keep') refocus.current = [`remove-${id}`]
    if (action === 'cover') refocus.current = [`later-${id}`, `remove-${id}`]
    setSaid(
      {
        remove: texts.removed,
        retry: '',
        keep: texts.kept,
        cover: texts.coverNow,
        earlier: texts.moved(at + 1, at),
        later: texts.moved(at + 1, at + 2),
      }[action],
    )
    onAction(action, id)
  }
  const drop = (event: DragEvent, place: number) => {
    event.preventDefault()
    if (dragged) onPlace(dragged, place)
    setDragged(null)
  }
  return (
    <>
      <p className="muted">{props.advice ?? texts.advice}</p>
      <PhotoChooser room={PHOTO_LIMITS.count - photos.length} onChoose={onChoose} />
      <PhotoAnnouncement {...props} />
      <p className="visually-hidden" role="status">
        {said}
      </p>
      {photos.length > 0 && posting === 'listing' && (
        <p id={ORIGIN_HINT_ID} className="muted">
          {ORIGIN_HINT}
        </p>
      )}
      {photos.length > 0 && (
        <ol className="photo-cards">
          {photos.map((photo, index) => (
            <li
              key={photo.id}
              draggable
              data-dragged={dragged === photo.id ? '' : undefined}
              onDragStart={() => setDragged(photo.id)}
              onDragEnd={() => setDragged(null)}
              onDragOver={(event) => dragged && event.preventDefault()}
              onDrop={(event) => drop(event, index)}
            >
              <PhotoCard
                photo={photo}
                place={index + 1}
                count={photos.length}
                onAction={(action) => act(action, photo.id)}
                onRoom={posting === 'listing' ? (room) => onRoom(photo.id, room) : undefined}
                onOrigin={(origin) => onOrigin(photo.id, origin)}
              />
            </li>
          ))}
        </ol>
      )}
      {props.messagesOnly && <MessagesOnlyChoice {...props.messagesOnly} />}
      {posting === 'listing' && <DraftCompleteness {...props} />}
    </>
  )
}
