import { RENEWAL_TEXTS as texts } from '#language/listing/texts-poster'
import { $renewed, renewalForm } from '../../client/listing/renewal.store.ts'
import { PATHS } from '../../contract/paths.ts'
import { LinkForm } from '../account/LinkForm.tsx'
import { useForm } from '../lib/use-form.ts'
import { useInitial } from '../lib/use-initial.ts'

const LISTINGS = { href: PATHS.profile, text: texts.toListings }

/** Confirms a listing through the link of a mail. It needs a press, because mail programs open links by themselves. */
export function Renewal() {
  const done = useInitial($renewed)
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
