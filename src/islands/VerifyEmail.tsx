import { useStore } from '@nanostores/react'
import { verifyForm } from '../client/recover.store.ts'
import { Alert } from '../components/ui/Notice.tsx'
import { PATHS } from '../contract/paths.ts'
import { VERIFY_WORDS as WORDS } from '../domain/account/security-messages.ts'
import { LinkForm } from './LinkForm.tsx'

/** Confirms an address by the link of a mail. A press, since mail programs look at links before people do. */
export function VerifyEmail() {
  const state = useStore(verifyForm.$form, { ssr: 'initial' })
  return (
    <LinkForm
      state={state}
      words={WORDS}
      then={{ href: PATHS.profile, text: WORDS.toProfile }}
      again={{ href: PATHS.profile, text: WORDS.askAgain }}
      onSubmit={() => void verifyForm.submit(new FormData())}
    >
      {state.errors._ && <Alert>{state.errors._}</Alert>}
      <p>{WORDS.intro}</p>
    </LinkForm>
  )
}
