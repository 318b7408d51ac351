import { useEffect, useState } from 'react'
import { VERIFY_TEXTS } from '#language/account/texts-security'
import {
  ALERT_STOP_TEXTS,
  ALERTS_OFF_TEXTS,
  SAVED_SEARCH_LIST_TEXTS,
} from '#language/saved-search/texts'
import { linkToken, stopAlertsForm } from '../../client/account/recover.store.ts'
import { PATHS } from '../../contract/paths.ts'
import { type StopLink, stopFragment, stopLinksOf } from '../../domain/saved-search/stop-link.ts'
import { LinkForm } from '../account/LinkForm.tsx'
import { useForm } from '../lib/use-form.ts'

const PROFILE = { href: PATHS.savedSearches, text: VERIFY_TEXTS.toProfile }
/** Somebody without an account has no profile. */
const SEARCH = { href: PATHS.search, text: SAVED_SEARCH_LIST_TEXTS.toSearch }

/**
 * Stops the mails that the link of one of them names, and offers to stop all of that kind. It needs a press, because
 * mail programs open links by themselves.
 */
export function StopAlerts() {
  const form = useForm(stopAlertsForm)
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
  const [first, ...others] = links
  const stop = first?.stop ?? 'searches'
  const words = ALERT_STOP_TEXTS[stop]
  const then = links.some((link) => link.stop === 'alert' || link.stop === 'alerts')
    ? SEARCH
    : PROFILE
  return (
    <>
      <LinkForm form={form} words={{ ...ALERTS_OFF_TEXTS, ...words }} then={then} again={then}>
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
