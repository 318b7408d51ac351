import '../shortlist/SharePanel.css'
import './Invite.css'
import { TOGETHER_TEXTS as texts } from '#language/together/texts'
import type { FieldErrors } from '../../domain/text/validate.ts'
import { TOGETHER_LIMITS } from '../../domain/together/constants.ts'
import { Form } from '../form/Form.tsx'
import { TextField } from '../form/TextField.tsx'

/** An invitation as who was invited reads it: who sends it, what they will see, and the press that takes it. */
export function TakeInvitation({
  asked: { by, homes },
  name,
  errors,
  attempt,
  busy,
  onTake,
}: {
  asked: { by: string; homes: number }
  /** The name to begin with. */
  name: string
  errors: FieldErrors
  attempt: number
  busy: boolean
  onTake: (name: string) => void
}) {
  return (
    <section className="share-body together-invite" aria-labelledby="invitation">
      <h2 id="invitation">{texts.asked(by)}</h2>
      {homes > 0 && <p>{texts.askedHomes(homes)}</p>}
      <p>{texts.inviteText}</p>
      <p>{texts.seesGuest(by)}</p>
      <Form
        state={{ phase: busy ? 'busy' : 'open', errors, attempt }}
        onSubmit={(answers) => onTake(String(answers.get('name') ?? ''))}
        submitText={texts.take}
        busyText={texts.taking}
        labelledBy="invitation"
      >
        <TextField
          name="name"
          label={texts.name}
          error={errors.name}
          defaultValue={name}
          maxLength={TOGETHER_LIMITS.name}
          autoComplete="given-name"
        />
      </Form>
    </section>
  )
}
