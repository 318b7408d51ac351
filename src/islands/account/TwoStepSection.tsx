import '../../components/account/security.css'
import { SECURITY_TEXTS, TWO_STEP_TEXTS as texts } from '#language/account/texts-security'
import {
  $openForm,
  $twoStepKey,
  closeForm,
  openForm,
  prepareTwoStep,
  twoStepForm,
} from '../../client/account/security.store.ts'
import { AccountPart } from '../../components/account/AccountPart.tsx'
import { CodeField } from '../../components/account/CodeField.tsx'
import { CurrentPassword, PasswordOwner } from '../../components/account/PasswordFields.tsx'
import { Form } from '../../components/form/Form.tsx'
import { QuietButton } from '../../components/ui/Button.tsx'
import { PATHS } from '../../contract/paths.ts'
import type { TwoStepKey } from '../../contract/security.ts'
import { useForm } from '../lib/use-form.ts'
import { useInitial } from '../lib/use-initial.ts'
import { useSecurityAnnouncement } from './security-announcement.ts'

function Key({ secret, picture }: TwoStepKey) {
  return (
    <div className="two-step-key">
      <p>{texts.scan}</p>
      <img src={picture} alt={texts.picture} width={200} height={200} />
      <p>
        {texts.key}: <code translate="no">{secret.match(/.{1,4}/g)?.join(' ')}</code>
      </p>
    </div>
  )
}

/** Switches two-step sign-in on or off; both need a code and the password. */
export function TwoStepSection({ on }: { on: boolean }) {
  const open = useInitial($openForm) === 'two-step'
  const key = useInitial($twoStepKey)
  const form = useForm(twoStepForm)
  return (
    <AccountPart
      id="security-two-step"
      title={texts.title}
      announcement={useSecurityAnnouncement('two-step')}
    >
      <p className="muted">{on ? texts.on : texts.off}</p>
      {on && (
        <p className="muted">
          {texts.lost}{' '}
          <a className="text-link" href={PATHS.contact}>
            {texts.lostLink}
          </a>
        </p>
      )}
      {open ? (
        <Form
          {...form}
          className="security-form"
          focusFirst
          submitText={on ? texts.confirmOff : texts.confirm}
          busyText={SECURITY_TEXTS.busy}
          beside={<QuietButton onClick={closeForm}>{SECURITY_TEXTS.cancel}</QuietButton>}
        >
          <PasswordOwner />
          {key && <Key {...key} />}
          <CodeField error={form.state.errors.code} />
          <CurrentPassword errors={form.state.errors} />
        </Form>
      ) : on ? (
        <QuietButton onClick={() => openForm('two-step')}>{texts.switchOff}</QuietButton>
      ) : (
        <QuietButton onClick={() => void prepareTwoStep()}>{texts.prepare}</QuietButton>
      )}
    </AccountPart>
  )
}
