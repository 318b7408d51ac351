import '../form/fields.css'
import './photos.css'
import { useState } from 'react'
import { PHOTO_STEP_TEXTS as texts, WIZARD_TEXTS } from '#language/listing-draft/texts'
import { PHOTO_TEXTS } from '#language/photo/texts'
import { ORIGIN_QUESTION } from '#language/photo/texts-origin'
import { ROOM_LABELS, ROOM_TEXTS } from '#language/photo/texts-rooms'
import type { ChosenPhoto } from '../../domain/listing-draft/photos.ts'
import { PHOTO_ORIGINS, type PhotoOrigin, ROOMS, type Room } from '../../domain/photo/constants.ts'
import { isPanorama } from '../../domain/photo/shape.ts'
import { IconButton, QuietButton } from '../ui/Button.tsx'
import { Icon } from './Icon.tsx'

export type PhotoAction = 'earlier' | 'later' | 'cover' | 'remove' | 'retry' | 'keep'

type Props = {
  photo: ChosenPhoto
  place: number
  count: number
  onAction: (action: PhotoAction) => void
  /** Omitted where nobody is asked what a photo shows. */
  onRoom: ((room: Room | null) => void) | undefined
  onOrigin: (origin: PhotoOrigin | null) => void
}

/** Explains the tick of each photo, once for all of them. */
export const ORIGIN_HINT_ID = 'photo-origin-hint'

function Progress({ photo, place }: Pick<Props, 'photo' | 'place'>) {
  if (photo.state === 'failed')
    return <p className="field-error">{photo.problem ?? PHOTO_TEXTS.failed}</p>
  if (photo.state === 'uploaded') return <p className="photo-done">{texts.uploaded}</p>
  if (photo.state === 'uploading' && photo.progress < 1)
    return (
      <>
        <progress max={1} value={photo.progress} aria-label={texts.uploading(place)} />
        <span className="muted">{texts.percent(photo.progress)}</span>
      </>
    )
  const words = {
    preparing: PHOTO_TEXTS.preparing,
    shrinking: PHOTO_TEXTS.shrinking,
    waiting: PHOTO_TEXTS.waiting,
    uploading: PHOTO_TEXTS.checking,
  }
  return <p className="muted">{words[photo.state]}</p>
}

/** All of a panorama is shown: a small part of it would tell nothing. */
function Preview({ photo, place }: Pick<Props, 'photo' | 'place'>) {
  const [isLong, setLong] = useState(false)
  if (!photo.preview) return null
  return (
    <img
      src={photo.preview}
      alt={texts.alt(place, photo.name)}
      draggable={false}
      data-long={isLong ? '' : undefined}
      onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) =>
        setLong(isPanorama({ width, height }))
      }
    />
  )
}

/** What the poster is asked about the file, with both answers. */
function Question({ photo, place, onAction }: Pick<Props, 'photo' | 'place' | 'onAction'>) {
  if (!photo.question) return null
  return (
    <div className="photo-question">
      <p>{texts.questions[photo.question]}</p>
      <QuietButton label={texts.ofPhoto(texts.yesKeep, place)} onClick={() => onAction('keep')}>
        {texts.yesKeep}
      </QuietButton>
      <QuietButton label={texts.ofPhoto(texts.noRemove, place)} onClick={() => onAction('remove')}>
        {texts.noRemove}
      </QuietButton>
    </div>
  )
}

/** Asks in the place of the answer, so that twelve photos stay short. */
function RoomChoice({ photo, place, onRoom }: Pick<Props, 'photo' | 'place' | 'onRoom'>) {
  if (!onRoom) return null
  return (
    <div className="photo-room control control-select">
      <select
        aria-label={texts.ofPhoto(ROOM_TEXTS.ask, place)}
        value={photo.room ?? ''}
        onChange={({ target }) => onRoom(ROOMS.find((room) => room === target.value) ?? null)}
      >
        <option value="">{ROOM_TEXTS.ask}</option>
        {ROOMS.map((room) => (
          <option key={room} value={room}>
            {ROOM_LABELS[room]}
          </option>
        ))}
      </select>
    </div>
  )
}

function OriginTick({ photo, place, onOrigin }: Pick<Props, 'photo' | 'place' | 'onOrigin'>) {
  return (
    <label className="photo-origin-tick">
      <input
        type="checkbox"
        checked={photo.origin !== null}
        aria-label={texts.ofPhoto(ORIGIN_QUESTION, place)}
        aria-describedby={ORIGIN_HINT_ID}
        onChange={({ target }) => onOrigin(target.checked ? PHOTO_ORIGINS[0] : null)}
      />
      {ORIGIN_QUESTION}
    </label>
  )
}

export function PhotoCard({ photo, place, count, onAction, onRoom, onOrigin }: Props) {
  const tool = (action: PhotoAction, words: string, disabled = false) => (
    <IconButton
      label={texts.ofPhoto(words, place)}
      title={words}
      id={`${action}-${photo.id}`}
      disabled={disabled}
      onClick={() => onAction(action)}
    >
      <Icon name={action} />
    </IconButton>
  )
  return (
    <div className="photo-card" data-state={photo.state}>
      <div className="photo-picture">
        <Preview photo={photo} place={place} />
        {place === 1 && <span className="tag tag-dark photo-cover">{texts.cover}</span>}
      </div>
      <div className="photo-state">
        <Progress photo={photo} place={place} />
      </div>
      <Question photo={photo} place={place} onAction={onAction} />
      <RoomChoice photo={photo} place={place} onRoom={onRoom} />
      {onRoom && <OriginTick photo={photo} place={place} onOrigin={onOrigin} />}
      <div className="photo-tools">
        {tool('earlier', texts.earlier, place === 1)}
        {tool('later', texts.later, place === count)}
        {tool('cover', texts.asCover, place === 1)}
        {tool('remove', texts.remove)}
      </div>
      {photo.state === 'failed' && (
        <QuietButton
          label={texts.ofPhoto(WIZARD_TEXTS.retry, place)}
          onClick={() => onAction('retry')}
        >
          <Icon name="retry" /> {WIZARD_TEXTS.retry}
        </QuietButton>
      )}
    </div>
  )
}
