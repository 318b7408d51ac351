import '../moderation/DecisionBar.css'
import '../ui/check.css'
import './papers.css'
import { AGREEING_LABELS, PAPER_DESK_TEXTS as texts } from '#english/right-to-offer/texts-desk'
import { shownValue } from '#language/listing/texts-values'
import type { DeskPaper } from '../../contract/right-to-offer.ts'
import { AGREEING, type Agreeing, type PaperAnswer } from '../../domain/right-to-offer/constants.ts'
import type { FieldErrors } from '../../domain/text/validate.ts'
import { FieldGroup } from '../form/Field.tsx'
import { descriptionProps, fieldId } from '../form/field.ts'
import { Key } from './Key.tsx'

/** What the poster wrote, by what can agree with the paper. */
const givenBy = ({ poster, listing, unit, tower }: DeskPaper): Record<Agreeing, string> => ({
  name: poster.name,
  place: texts.place(listing.name, listing.locality, listing.city),
  number: tower ? texts.number(unit, tower) : unit,
})

/**
 * What the poster wrote, each part to be ticked where the paper says the same, and the answers. An unavailable answer is
 * not `disabled`, because that would drop the focus.
 */
export function PaperPanel({
  row,
  agree,
  errors,
  wait,
  opened,
  answering,
  shortcuts,
  onTick,
  onSeen,
  onRefuse,
  onTooMuch,
}: {
  row: DeskPaper
  agree: readonly Agreeing[]
  errors: FieldErrors
  /** Why "seen" cannot be said yet; null where it can. */
  wait: string | null
  opened: boolean
  answering: PaperAnswer | null
  shortcuts: boolean
  onTick: (part: Agreeing) => void
  onSeen: () => void
  onRefuse: () => void
  onTooMuch: () => void
}) {
  const given = givenBy(row)
  const frame = { name: 'agree', label: texts.agree, error: errors.agree }
  const { 'aria-describedby': describedBy } = descriptionProps(frame)
  const key = (one: string) => (shortcuts ? { 'aria-keyshortcuts': one } : {})
  const held = answering !== null
  const byMail = row.paper?.letter != null
  return (
    <div className="paper-panel">
      <FieldGroup {...frame} describedBy={describedBy}>
        {AGREEING.map((part, index) => (
          <label className="check paper-given" key={part}>
            <input
              type="checkbox"
              id={index === 0 ? fieldId(frame.name) : undefined}
              checked={agree.includes(part)}
              onChange={() => onTick(part)}
              {...key(`${index + 1}`)}
            />
            <span className="paper-said">
              <span className="paper-part">{AGREEING_LABELS[part]}</span>{' '}
              <strong>{given[part]}</strong>{' '}
              {part === 'name' && <span className="paper-part">{shownValue(row.poster.role)}</span>}
            </span>
            {shortcuts && <Key>{`${index + 1}`}</Key>}
          </label>
        ))}
      </FieldGroup>
      <div className="paper-answers">
        <button
          type="button"
          className="action action-approve"
          aria-disabled={held || wait !== null || undefined}
          aria-describedby="paper-wait"
          onClick={onSeen}
          {...key('S')}
        >
          {answering === 'seen' ? texts.saving : texts.seen} {shortcuts && <Key>S</Key>}
        </button>
        <button
          type="button"
          className="action action-quiet"
          data-tone="danger"
          aria-disabled={held || undefined}
          onClick={onRefuse}
          {...key('R')}
        >
          {texts.refuse} {shortcuts && <Key>R</Key>}
        </button>
        {!byMail && (
          <button
            type="button"
            className="action action-quiet"
            data-tone="danger"
            aria-disabled={held || !opened || undefined}
            aria-describedby={opened ? 'paper-much' : 'paper-wait'}
            onClick={onTooMuch}
            {...key('T')}
          >
            {answering === 'shows too much' ? texts.saving : texts.tooMuch}{' '}
            {shortcuts && <Key>T</Key>}
          </button>
        )}
      </div>
      <p className="paper-wait" id="paper-wait">
        {wait}
      </p>
      {!byMail && (
        <p className="paper-wait paper-much" id="paper-much">
          {texts.tooMuchHint}
        </p>
      )}
    </div>
  )
}
