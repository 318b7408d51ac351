import { useStore } from '@nanostores/react'
import {
  $openForm,
  $twoStepKey,
  closeForm,
  openForm,
  prepareTwoStep,
  twoStepForm,
} from '../../client/account/security.store.ts'
import { AccountPart } from '../../components/account/AccountPart.tsx'
import { AnswerFormFrame } from '../../components/account/AnswerFormFrame.tsx'
import { CodeField } from '../../components/account/CodeField.tsx'
import { CurrentPassword } from '../../components/account/PasswordFields.tsx'
import { QuietButton } from '../../components/ui/Button.tsx'
import { PATHS } from '../../contract/paths.ts'
import type { TwoStepKey } from '../../contract/security.ts'
import { TWO_STEP_TEXTS as WORDS } from '../../domain/account/texts-security.ts'
import { useSecurityAnnouncement } from './security-announcement.ts'

function Key({ secret, picture }: TwoStepKey) {
  return (
    <div className="two-step-key">
      <p>{WORDS.scan}</p>
      <img src={picture} alt={WORDS.picture} width={200} height={200} />
      <p>
        {WORDS.key}: <code translate="no">{secret.match(/.{1,4}/g)?.join(' ')}</code>
      </p>
    </div>
  )
}

/** Switches two-step sign-in on or off; both need a code and the password. */
export function TwoStepSection({ on }: { on: boolean }) {
  const open = useStore($openForm, { ssr: 'initial' }) === 'two-step'
  const key = useStore($twoStepKey, { ssr: 'initial' })
  const state = useStore(twoStepForm.$form, { ssr: 'initial' })
  return (
    <AccountPart
      id="security-two-step"
      title={WORDS.title}
      news={useSecurityAnnouncement('two-step')}
    >
      <p className="muted">{on ? WORDS.on : WORDS.off}</p>
      {on && (
        <p className="muted">
          {WORDS.lost}{' '}
          <a className="text-link" href={PATHS.contact}>
            {WORDS.lostLink}
          </a>
        </p>
      )}
      {open ? (
        <AnswerFormFrame
          state={state}
          submitText={on ? WORDS.confirmOff : WORDS.confirm}
          onSubmit={(form) => void twoStepForm.submit(form)}
          onCancel={closeForm}
        >
          {key && <Key {...key} />}
          <CodeField error={state.errors.code} />
          <CurrentPassword errors={state.errors} />
        </AnswerFormFrame>
      ) : on ? (
        <QuietButton onClick={() => openForm('two-step')}>{WORDS.switchOff}</QuietButton>
      ) : (
        <QuietButton onClick={() => void prepareTwoStep()}>{WORDS.prepare}</QuietButton>
      )}
    </AccountPart>
  )
}
