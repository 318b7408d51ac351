import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { linkToken, stopAlertsForm } from '../../client/account/recover.store.ts'
import { Alert } from '../../components/ui/Notice.tsx'
import { PATHS } from '../../contract/paths.ts'
import { VERIFY_TEXTS } from '#language/account/texts-security'
import { type StopLink, stopFragment, stopLinksOf } from '../../domain/saved-search/stop-link.ts'
import { ALERT_STOP_TEXTS, ALERTS_OFF_TEXTS } from '#language/saved-search/texts'
import { LinkForm } from '../account/LinkForm.tsx'

const PROFILE = { href: PATHS.savedSearches, text: VERIFY_TEXTS.toProfile }

/**
 * Stops the mails that the link of one of them names, and offers to stop all of that kind. It needs a press, because mail
 * programs open links by themselves.
 */
export function StopAlerts() {
  const state = useStore(stopAlertsForm.$form, { ssr: 'initial' })
  // The server cannot see the fragment of the address.
  const [links, setLinks] = useState<readonly StopLink[]>([])
  useEffect(() => {
    const read = () => {
      stopAlertsForm.reset()
      setLinks(stopLinksOf(linkToken()))
    }
    read()
    addEventListener('hashchange', read)
    return () => removeEventListener('hashchange', read)
  }, [])
  const [own, ...others] = links
  const words = ALERT_STOP_TEXTS[own?.stop ?? 'searches']
  return (
    <>
      <LinkForm
        state={state}
        words={{ ...ALERTS_OFF_TEXTS, ...words }}
        then={PROFILE}
        again={PROFILE}
        onSubmit={(form) => void stopAlertsForm.submit(form)}
      >
        {state.errors._ && <Alert>{state.errors._}</Alert>}
        <p>{words.intro}</p>
      </LinkForm>
      {others.map((link) => (
        <p key={link.stop}>
          <a className="text-link" href={stopFragment(link)}>
            {ALERT_STOP_TEXTS[link.stop].submit}
          </a>
        </p>
      ))}
    </>
  )
}
