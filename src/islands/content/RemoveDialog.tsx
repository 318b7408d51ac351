import { useState } from 'react'
import { ENTRY_TEXTS as texts } from '#english/content/texts'
import { $removing, createRemoval } from '../../client/content/entries.store.ts'
import { Form } from '../../components/form/Form.tsx'
import { QuietButton } from '../../components/ui/Button.tsx'
import { Dialog } from '../../components/ui/Dialog.tsx'
import type { ContentEntry } from '../../contract/content.ts'
import type { Collection } from '../../domain/content/fields.ts'
import { summaryOf } from '../../domain/content/summary.ts'
import { useForm } from '../lib/use-form.ts'
import { useInitial } from '../lib/use-initial.ts'

const close = () => $removing.set(null)

/** Asks for a confirmation before an entry is deleted. */
export function RemoveDialog({ collection }: { collection: Collection }) {
  const entry = useInitial($removing)
  return (
    <Dialog open={entry !== null} titleId="remove-title" onClose={close}>
      {entry && <RemoveForm entry={entry} title={summaryOf(collection, entry.fields).title} />}
    </Dialog>
  )
}

function RemoveForm({ entry, title }: { entry: ContentEntry; title: string }) {
  const [store] = useState(() => createRemoval(entry))
  return (
    <Form
      {...useForm(store)}
      inDialog
      intro={
        <>
          <h2 id="remove-title">{texts.removeTitle(title)}</h2>
          <p>{texts.removeText}</p>
        </>
      }
      submitText={texts.remove}
      busyText={texts.removing}
      beside={<QuietButton onClick={close}>{texts.keep}</QuietButton>}
    />
  )
}
