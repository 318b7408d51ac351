import { useStore } from '@nanostores/react'
import { $renewed, renewalForm } from '../../client/listing/renewal.store.ts'
import { Alert } from '../../components/ui/Notice.tsx'
import { PATHS } from '../../contract/paths.ts'
import { RENEWAL_TEXTS as texts } from '#language/listing/texts-poster'
import { LinkForm } from '../account/LinkForm.tsx'

const LISTINGS = { href: PATHS.profile, text: texts.toListings }

/** Confirms a listing through the link of a mail. It needs a press, because mail programs open links by themselves. */
export function Renewal() {
  const state = useStore(renewalForm.$form, { ssr: 'initial' })
  const done = useStore($renewed, { ssr: 'initial' })
  return (
    <LinkForm
      state={state}
      words={{ ...texts, done }}
      then={LISTINGS}
      again={LISTINGS}
      onSubmit={(form) => void renewalForm.submit(form)}
    >
      {state.errors._ && <Alert>{state.errors._}</Alert>}
      <p>{texts.intro}</p>
    </LinkForm>
  )
}
