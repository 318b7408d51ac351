import '../../components/wizard/frame.css'
import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { askedTitle } from '#language/asked/texts'
import { $draft, answer } from '../../client/listing-draft/draft.store.ts'
import {
  $suchHomes,
  followSuchHomes,
  retrySuchHomes,
} from '../../client/listing-draft/such-homes.store.ts'
import { SuchHomes } from '../../components/wizard/SuchHomes.tsx'
import { isHome } from '../../domain/listing/rules.ts'

/** What such homes are asked for, once somebody wants to know; part of the posting form's root. */
export function SuchHomesAsked() {
  const [isOpen, setOpen] = useState(false)
  const values = useStore($draft)
  return (
    <details
      className="more-answers"
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>{askedTitle(isHome(values))}</summary>
      {isOpen && <Found />}
    </details>
  )
}

function Found() {
  useEffect(followSuchHomes, [])
  return (
    <SuchHomes
      such={useStore($suchHomes)}
      onBedrooms={(count) => answer('bedrooms', count)}
      onRetry={retrySuchHomes}
    />
  )
}
