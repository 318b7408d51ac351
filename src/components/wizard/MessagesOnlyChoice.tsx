import '../ui/check.css'
import { MESSAGES_ONLY_TEXTS as texts } from '#language/listing-draft/texts'
import { FieldHint } from '../form/Field.tsx'
import { hintId } from '../form/field.ts'

/** The choice to be written to only, for a new listing: that of others is made in the profile, and holds at once. */
export function MessagesOnlyChoice({
  checked,
  onChoose,
}: {
  checked: boolean
  onChoose: (on: boolean) => void
}) {
  return (
    <div>
      <label className="check">
        <input
          type="checkbox"
          name="messagesOnly"
          checked={checked}
          onChange={(event) => onChoose(event.target.checked)}
          aria-describedby={hintId('messagesOnly')}
        />
        <span>{texts.label}</span>
      </label>
      <FieldHint name="messagesOnly" hint={texts.hint} />
    </div>
  )
}
