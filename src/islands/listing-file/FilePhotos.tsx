import '../../components/listing-file/listing-file.css'
import { type ChangeEvent, useEffect, useState } from 'react'
import { SEVERAL_TEXTS as texts } from '#language/listing-file/texts-several'
import {
  $here,
  $lostPhotos,
  $matches,
  $photoProblem,
  $photosAreKept,
  choosePhotos,
  loadPictures,
  placePhoto,
} from '../../client/listing-file/photos.store.ts'
import { $lines } from '../../client/listing-file/several.store.ts'
import { fieldId } from '../../components/form/field.ts'
import { PhotoMatches } from '../../components/listing-file/PhotoMatches.tsx'
import { Alert } from '../../components/ui/Notice.tsx'
import type { PhotoMatch } from '../../domain/listing-file/photo-match.ts'
import type { MatchedPhoto } from '../../domain/listing-file/photo-matches.ts'
import { useInitial } from '../lib/use-initial.ts'

const CHOOSERS = [
  { name: 'file-photos', label: texts.choosePhotos, isFolder: false },
  { name: 'file-folder', label: texts.chooseFolder, isFolder: true },
] as const

/** The photos that go with the lines of a file. */
export function FilePhotos() {
  const matches = useInitial($matches)
  const lines = useInitial($lines)
  const problem = useInitial($photoProblem)
  const lost = useInitial($lostPhotos)
  const kept = useInitial($photosAreKept)
  const here = useInitial($here)
  const [pictures, setPictures] = useState<ReadonlyMap<string, string | null>>(new Map())
  useEffect(() => {
    const paths = matches.map(({ path }) => path)
    // After a reload the photos come back later than the lines.
    const stop = new AbortController()
    loadPictures({ paths, here, signal: stop.signal, show: setPictures })
    return () => stop.abort()
  }, [matches, here])
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const files = [...(event.target.files ?? [])]
    event.target.value = ''
    void choosePhotos(files)
  }
  const shown = ({ path, line, by, what }: PhotoMatch): MatchedPhoto => ({
    id: path,
    name: path,
    picture: pictures.get(path) ?? null,
    how: by ? { by, what } : line === null ? null : { by: 'hand' },
  })
  const ofLine = Map.groupBy(matches, ({ line }) => line)
  const homes = lines
    .filter(({ state }) => state !== 'off')
    .map(({ line: { line, about } }) => ({
      line,
      about,
      photos: (ofLine.get(line) ?? []).map(shown),
    }))
  const known = new Set(homes.map(({ line }) => line))
  return (
    <section className="file-photos" aria-labelledby="file-photos-title">
      <h3 id="file-photos-title">{texts.photosTitle}</h3>
      <p className="muted">{texts.photosText}</p>
      <div className="button-row">
        {CHOOSERS.map(({ name, label, isFolder }) => (
          <label
            key={name}
            className="action action-quiet file-photo-choice"
            htmlFor={fieldId(name)}
          >
            {label}
            <input
              type="file"
              multiple
              id={fieldId(name)}
              accept={isFolder ? undefined : 'image/*,.heic,.heif,.zip,application/zip'}
              onChange={choose}
              ref={(input) => {
                if (input && isFolder) input.webkitdirectory = true
              }}
            />
          </label>
        ))}
      </div>
      {problem && <Alert>{problem}</Alert>}
      {!kept && <Alert tone="warning">{texts.photosNotKept}</Alert>}
      {lost.length > 0 && <Alert tone="warning">{texts.lost(lost)}</Alert>}
      {matches.length > 0 && (
        <PhotoMatches
          homes={homes}
          unmatched={matches.filter(({ line }) => line === null || !known.has(line)).map(shown)}
          onMove={placePhoto}
        />
      )}
    </section>
  )
}
