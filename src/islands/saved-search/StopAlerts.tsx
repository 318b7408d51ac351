import { useStore } from '@nanostores/react'
import { stopAlertsForm } from '../../client/account/recover.store.ts'
import { Alert } from '../../components/ui/Notice.tsx'
import { PATHS } from '../../contract/paths.ts'
import { VERIFY_TEXTS } from '../../domain/account/texts-security.ts'
import { ALERTS_OFF_TEXTS as WORDS } from '../../domain/saved-search/texts.ts'
import { LinkForm } from '../account/LinkForm.tsx'

const PROFILE = { href: PATHS.savedSearches, text: VERIFY_TEXTS.toProfile }

/**
 * Stops all mails about saved searches through the link of one of them. It needs a press, because mail programs open
 * links by themselves.
 */
export function StopAlerts() {
  const state = useStore(stopAlertsForm.$form, { ssr: 'initial' })
  return (
    <LinkForm
      state={state}
      words={WORDS}
      then={PROFILE}
      again={PROFILE}
      onSubmit={(form) => void stopAlertsForm.submit(form)}
    >
      {state.errors._ && <Alert>{state.errors._}</Alert>}
      <p>{WORDS.intro}</p>
    </LinkForm>
  )
}
