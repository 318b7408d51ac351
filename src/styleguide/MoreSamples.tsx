import { useEffect, useState } from 'react'
import { EmptyState } from '../components/ui/EmptyState.tsx'
import { LoadMore } from '../components/ui/LoadMore.tsx'

const ALL = ['Gomti Nagar', 'Hazratganj', 'Aliganj', 'Indira Nagar', 'Mahanagar', 'Jankipuram']
const SHOWN = 2

const partOf = (address: string) => Math.max(1, Number(new URLSearchParams(address).get('part')) || 1)

/** A list that says in the address how much of it is shown. */
export function MoreSamples() {
  const [part, setPart] = useState(() => partOf(location.search))
  useEffect(() => {
    const follow = () => setPart(partOf(location.search))
    addEventListener('popstate', follow)
    return () => removeEventListener('popstate', follow)
  }, [])
  const next = `?part=${part + 1}`
  const more = () => {
    history.pushState(null, '', next)
    setPart(part + 1)
  }
  return (
    <>
      <ul>{ALL.slice(0, part * SHOWN).map((name) => <li key={name}>{name}</li>)}</ul>
      {part * SHOWN < ALL.length ? <LoadMore href={next} onMore={more} /> : <EmptyState title="That was all of it" />}
      <LoadMore href="?part=1" busy onMore={() => {}} />
    </>
  )
}
