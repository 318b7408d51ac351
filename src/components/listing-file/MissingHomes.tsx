import '../ui/Notice.css'
import '../ui/check.css'
import './MissingHomes.css'
import { useState } from 'react'
import { shownCity } from '#language/city/texts-named'
import { LISTING_TYPE_LABELS } from '#language/listing/texts-described'
import { MISSING_TEXTS as texts } from '#language/listing-file/texts-missing'
import type { ListingType } from '../../domain/listing/constants.ts'
import { closedState } from '../../domain/listing/rules.ts'
import {
  isMostMissing,
  type Missing,
  type MissingGroup,
} from '../../domain/listing-file/missing.ts'
import { QuietButton, SubmitButton } from '../ui/Button.tsx'

/** A home of the agent that the file does not have. */
export type MissingHome = {
  id: string
  version: number
  reference: string
  about: string
  price: string
}
/** What the agent says of the homes of a group. */
type As = 'closed' | 'withdrawn'

const keyOf = ({ listingType, city }: { listingType: ListingType; city: string }) =>
  `${listingType} ${city}`

/** The own homes that a file of the whole list does not have. All stay online until the agent says what happened. */
export function MissingHomes({
  missing,
  busy,
  onClose,
}: {
  missing: Missing<MissingHome>
  /** How many of how many are closed so far; null while nothing is sent. */
  busy: { done: number; all: number } | null
  onClose: (homes: readonly (MissingHome & { as: As })[]) => void
}) {
  const [said, setSaid] = useState<Readonly<Record<string, As>>>({})
  const [kept, setKept] = useState<ReadonlySet<string>>(new Set())
  if (missing.is === 'unsure') return <p role="status">{texts.unsure[missing.why]}</p>
  if (missing.groups.length === 0) return <p role="status">{texts.none}</p>
  const chosen = missing.groups.flatMap((group) => {
    const as = said[keyOf(group)]
    return as ? group.homes.filter(({ id }) => !kept.has(id)).map((home) => ({ ...home, as })) : []
  })
  const say = (key: string, as: As | null) => {
    const { [key]: _, ...others } = said
    setSaid(as ? { ...others, [key]: as } : others)
  }
  const keep = (id: string, isKept: boolean) => {
    const next = new Set(kept)
    if (isKept) next.add(id)
    else next.delete(id)
    setKept(next)
  }
  const undo = () => {
    setSaid({})
    setKept(new Set())
  }
  return (
    <>
      {missing.groups.map((group) => (
        <Group
          key={keyOf(group)}
          group={group}
          said={said[keyOf(group)] ?? null}
          kept={kept}
          disabled={busy !== null}
          onSay={(as) => say(keyOf(group), as)}
          onKeep={keep}
        />
      ))}
      {chosen.length > 0 && (
        <div className="button-row">
          <SubmitButton
            type="button"
            busy={busy !== null}
            busyText={busy ? texts.busy(busy.done, busy.all) : ''}
            onClick={() => onClose(chosen)}
          >
            {texts.press(chosen.length)}
          </SubmitButton>
          <QuietButton disabled={busy !== null} onClick={undo}>
            {texts.undo}
          </QuietButton>
        </div>
      )}
    </>
  )
}

/** The homes of one deal in one city. */
function Group({
  group,
  said,
  kept,
  disabled,
  onSay,
  onKeep,
}: {
  group: MissingGroup<MissingHome>
  said: As | null
  kept: ReadonlySet<string>
  disabled: boolean
  onSay: (as: As | null) => void
  onKeep: (id: string, isKept: boolean) => void
}) {
  const { listingType, city, present, homes } = group
  const options = [
    [null, texts.leave],
    ['closed', texts.closed[closedState(listingType)]],
    ['withdrawn', texts.withdrawn],
  ] as const
  return (
    <fieldset className="missing-group" disabled={disabled}>
      <legend>
        <strong>{texts.group(LISTING_TYPE_LABELS[listingType], shownCity(city))}</strong>{' '}
        {texts.counts(homes.length, present)}
      </legend>
      {isMostMissing(group) && (
        <p className="notice" data-tone="warning">
          {texts.most}
        </p>
      )}
      <ul className="missing-homes plain-list">
        {homes.map(({ id, reference, about, price }) => (
          <li key={id}>
            <label className="check">
              {/* Nothing is ticked before the agent says what happened to the group. */}
              <input
                type="checkbox"
                checked={said !== null && !kept.has(id)}
                disabled={said === null}
                onChange={(event) => onKeep(id, !event.target.checked)}
              />
              <span>
                <strong>{reference}</strong> · {about} · <span className="digits">{price}</span>
              </span>
            </label>
          </li>
        ))}
      </ul>
      <div className="missing-answers" role="radiogroup" aria-label={texts.ask}>
        {options.map(([as, label]) => (
          <label className="check" key={label}>
            <input
              type="radio"
              name={`missing ${keyOf(group)}`}
              checked={said === as}
              onChange={() => onSay(as)}
            />
            <span>{label}</span>
          </label>
        ))}
      </div>
      {said === 'withdrawn' && (
        <p className="notice" data-tone="warning" role="status">
          {texts.withdrawHint}
        </p>
      )}
    </fieldset>
  )
}
