import './PlotPicture.css'
import { useEffect, useState } from 'react'
import { LISTING_TEXTS } from '#language/listing/texts'
import type { Placed } from '../../contract/plot-picture.ts'

/** A home without photos, at its place on the drawn map. */
export function PlotPicture({ home: { city, locality, propertyType } }: { home: Placed }) {
  const [src, setSrc] = useState<string>()
  useEffect(() => {
    // Few homes have no photo, so the names of all localities are loaded for these alone.
    import('../../contract/plot-picture.ts').then(
      ({ plotPicture }) => setSrc(plotPicture({ city, locality, propertyType })),
      () => {},
    )
  }, [city, locality, propertyType])
  return (
    <div className="plot-picture">
      {src && <img src={src} alt="" width="320" height="240" />}
      <span className="plot-words">{LISTING_TEXTS.noImage}</span>
    </div>
  )
}
