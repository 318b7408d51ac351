import { useStore } from '@nanostores/react'
import { $renewed, renewalForm } from '../../client/listing/renewal.store.ts'
import { PATHS } from '../../contract/paths.ts'
import { RENEWAL_TEXTS as texts } from '#language/listing/texts-poster'
import { LinkForm } from '../account/LinkForm.tsx'
import { useForm } from '../lib/use-form.ts'

const LISTINGS = { href: PATHS.profile, text: texts.toListings }

/** Confirms a listing through the link of a mail. It needs a press, because mail programs open links by themselves. */
export function Renewal() {
  const done = useStore($renewed, { ssr: 'initial' })
  return (
    <LinkForm
      form={useForm(renewalForm)}
      words={{ ...texts, done }}
      then={LISTINGS}
      again={LISTINGS}
    >
      <p>{texts.intro}</p>
    </LinkForm>
  )
}
