import { PHOTO_STEP_TEXTS as SAY, WIZARD_TEXTS } from '../../domain/listing-draft/texts.ts'
import type { ChosenPhoto } from '../../domain/listing-draft/photos.ts'
import { PHOTO_TEXTS } from '../../domain/photo/texts.ts'
import { IconButton, QuietButton } from '../ui/Button.tsx'
import { Icon } from './Icon.tsx'

export type PhotoAction = 'earlier' | 'later' | 'cover' | 'remove' | 'retry'

type Props = {
  photo: ChosenPhoto
  place: number
  count: number
  onAction: (action: PhotoAction) => void
}

function Progress({ photo, place }: Pick<Props, 'photo' | 'place'>) {
  if (photo.state === 'failed')
    return <p className="field-error">{photo.problem ?? PHOTO_TEXTS.failed}</p>
  if (photo.state === 'uploaded') return <p className="photo-done">{SAY.uploaded}</p>
  if (photo.state === 'uploading' && photo.progress < 1)
    return <progress max={1} value={photo.progress} aria-label={SAY.uploading(place)} />
  const words = {
    preparing: PHOTO_TEXTS.preparing,
    waiting: PHOTO_TEXTS.waiting,
    uploading: PHOTO_TEXTS.checking,
  }
  return <p className="muted">{words[photo.state]}</p>
}

export function PhotoCard({ photo, place, count, onAction }: Props) {
  const tool = (action: PhotoAction, words: string, disabled = false) => (
    <IconButton
      label={SAY.ofPhoto(words, place)}
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
        {photo.preview && (
          <img src={photo.preview} alt={SAY.alt(place, photo.name)} draggable={false} />
        )}
        {place === 1 && <span className="tag tag-dark photo-cover">{SAY.cover}</span>}
      </div>
      <div className="photo-state">
        <Progress photo={photo} place={place} />
      </div>
      <div className="photo-tools">
        {tool('earlier', SAY.earlier, place === 1)}
        {tool('later', SAY.later, place === count)}
        {tool('cover', SAY.asCover, place === 1)}
        {tool('remove', SAY.remove)}
      </div>
      {photo.state === 'failed' && (
        <QuietButton
          label={SAY.ofPhoto(WIZARD_TEXTS.retry, place)}
          onClick={() => onAction('retry')}
        >
          <Icon name="retry" /> {WIZARD_TEXTS.retry}
        </QuietButton>
      )}
    </div>
  )
}
