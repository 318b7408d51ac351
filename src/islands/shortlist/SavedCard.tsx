import './Saved.css'
import { useLayoutEffect, useRef } from 'react'
import { cardElement, sampleCard } from '../../client/listing/card-element.ts'
import type { PublicListing } from '../../contract/public-listing.ts'
import { toCard } from '../../domain/listing/card.ts'

/** The card of a listing or of a sample, from the page's templates: `ListingCard.astro` alone draws cards. */
export function SavedCard({
  id,
  listing,
  fallen,
}: {
  id: string
  listing: PublicListing | null
  /** Says by how much it is cheaper than when it was saved. */
  fallen: string | null
}) {
  const place = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const card = listing ? cardElement(toCard(listing)) : sampleCard(id)
    if (!card || !place.current) return
    if (fallen) {
      const line = document.createElement('p')
      line.className = 'card-fallen'
      line.textContent = fallen
      card.querySelector('.card-price')?.after(line)
    }
    place.current.replaceChildren(card)
  }, [id, listing, fallen])
  return <div className="saved-card" ref={place} />
}
