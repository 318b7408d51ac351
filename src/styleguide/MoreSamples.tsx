import { useEffect, useState } from 'react'
import { EmptyState } from '../components/ui/EmptyState.tsx'
import { Pager } from '../components/ui/Pager.tsx'

const ALL = ['Gomti Nagar', 'Hazratganj', 'Aliganj', 'Indira Nagar', 'Mahanagar', 'Jankipuram']
const SHOWN = 2

const partOf = (address: string) =>
  Math.max(1, Number(new URLSearchParams(address).get('part')) || 1)

/** A list that says in the address how much of it is shown. */
export function MoreSamples() {
  const [part, setPart] = useState(() => partOf(location.search))
  useEffect(() => {
    const follow = () => setPart(partOf(location.search))
    addEventListener('popstate', follow)
    return () => removeEventListener('popstate', follow)
  }, [])
  const turn = (to: number) => {
    history.pushState(null, '', `?part=${to}`)
    setPart(to)
  }
  return (
    <>
      <ul>
        {ALL.slice(0, part * SHOWN).map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
      {part * SHOWN >= ALL.length && <EmptyState title="That was all of it" />}
      <Pager
        page={part}
        more={part * SHOWN < ALL.length}
        hrefOf={(to) => `?part=${to}`}
        onTurn={turn}
      />
    </>
  )
}
