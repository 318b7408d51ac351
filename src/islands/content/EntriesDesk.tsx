import { useStore } from '@nanostores/react'
import { type SubmitEvent, useEffect, useRef } from 'react'
import { $refused } from '../../client/account/admin-access.ts'
import {
  $collection,
  $entries,
  $entriesProblem,
  $news,
  $removal,
  $removing,
  refreshEntries,
  remove,
  startEntries,
} from '../../client/content/entries.store.ts'
import {
  $form,
  answer,
  closeForm,
  openForm,
  save,
  turnTo,
} from '../../client/content/entry-form.store.ts'
import { $upload, addPictures, removePicture } from '../../client/content/entry-pictures.ts'
import { EntryQuestion } from '../../components/content/EntryQuestion.tsx'
import { EntryTable } from '../../components/content/EntryTable.tsx'
import { RemoveDialog } from '../../components/content/RemoveDialog.tsx'
import { ErrorSummary } from '../../components/form/ErrorSummary.tsx'
import { RadioGroup } from '../../components/form/RadioGroup.tsx'
import { Refused } from '../../components/site/Refused.tsx'
import { QuietButton, SubmitButton } from '../../components/ui/Button.tsx'
import { Alert, Status } from '../../components/ui/Notice.tsx'
import { Skeleton } from '../../components/ui/Skeleton.tsx'
import type { Collection } from '../../domain/content/constants.ts'
import { questionsFor, summaryOf } from '../../domain/content/form.ts'
import { COLLECTION_WORDS, ENTRY_WORDS as WORDS } from '../../domain/content/messages.ts'
import { DESK_WORDS } from '../../domain/moderation/messages.ts'
import { PublicSite } from '../publication/PublicSite.tsx'

/** Manages one or two collections: their entries in a list, and the form of one beside it. */
export function EntriesDesk({
  collections,
}: {
  collections: readonly [Collection, ...Collection[]]
}) {
  const refused = useStore($refused, { ssr: 'initial' })
  const collection = useStore($collection, { ssr: 'initial' })
  const news = useStore($news, { ssr: 'initial' })
  const [first] = collections
  useEffect(() => {
    const end = startEntries(first)
    openForm(null)
    return end
  }, [first])
  if (refused) return <Refused />
  const choices = collections.map((value) => ({ value, label: COLLECTION_WORDS[value].title }))
  return (
    <div className="entries-desk">
      <div className="entries-side">
        {collections.length > 1 && (
          <RadioGroup
            name="collection"
            label={WORDS.choose}
            options={choices}
            value={collection}
            onChoose={(chosen) => void turnTo(chosen as Collection)}
          />
        )}
        <PublicSite />
        <Status tone="success">{news}</Status>
        <Entries />
      </div>
      <FormOfEntry collection={collection} />
    </div>
  )
}

/** The form of a new entry, which stands far below the list on a phone. */
function add(): void {
  openForm(null)
  document.getElementById('form-title')?.focus()
}

function Entries() {
  const collection = useStore($collection, { ssr: 'initial' })
  const entries = useStore($entries, { ssr: 'initial' })
  const problem = useStore($entriesProblem, { ssr: 'initial' })
  const removing = useStore($removing, { ssr: 'initial' })
  const removal = useStore($removal, { ssr: 'initial' })
  const { entry } = useStore($form, { ssr: 'initial' })
  return (
    <section aria-labelledby="entries-title" aria-busy={!entries && !problem}>
      <div className="list-head">
        <h2 id="entries-title">
          {COLLECTION_WORDS[collection].title}{' '}
          {entries && <span className="muted">({entries.length})</span>}
        </h2>
        <QuietButton onClick={add}>{WORDS.add(COLLECTION_WORDS[collection].one)}</QuietButton>
      </div>
      {problem && (
        <Alert
          ways={<QuietButton onClick={() => void refreshEntries()}>{DESK_WORDS.retry}</QuietButton>}
        >
          {problem}
        </Alert>
      )}
      {!entries && !problem && <Skeleton label={WORDS.loading} shape="row" count={5} />}
      {entries && (
        <EntryTable
          label={COLLECTION_WORDS[collection].title}
          entries={entries}
          editing={entry?.id ?? null}
          onEdit={openForm}
          onRemove={(gone) => $removing.set(gone)}
        />
      )}
      <RemoveDialog
        title={removing && summaryOf(removing.fields).title}
        {...removal}
        onConfirm={() => void remove()}
        onClose={() => $removing.set(null)}
      />
    </section>
  )
}

function FormOfEntry({ collection }: { collection: Collection }) {
  const { entry, values, errors, attempt, busy, failed } = useStore($form, { ssr: 'initial' })
  const upload = useStore($upload, { ssr: 'initial' })
  const heading = useRef<HTMLHeadingElement>(null)
  const id = entry?.id
  useEffect(() => {
    if (id) heading.current?.focus()
  }, [id])
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    void save()
  }
  const tools = {
    upload,
    onRemove: removePicture,
    onFiles: (field: string, files: readonly File[], several: boolean) =>
      void addPictures(field, files, { several }),
  }
  return (
    <section className="entry-form" aria-labelledby="form-title">
      <h2 id="form-title" tabIndex={-1} ref={heading}>
        {entry
          ? WORDS.change(summaryOf(entry.fields).title)
          : WORDS.add(COLLECTION_WORDS[collection].one)}
      </h2>
      <form className="form" noValidate onSubmit={submit}>
        <ErrorSummary errors={errors} attempt={attempt} />
        {questionsFor(collection, values).map((question) => (
          <EntryQuestion
            key={`${collection} ${question.name}`}
            question={question}
            values={values}
            error={errors[question.name]}
            onAnswer={answer}
            tools={tools}
          />
        ))}
        {failed && <Alert>{failed}</Alert>}
        <div className="ways">
          <SubmitButton busy={busy} busyText={WORDS.saving}>
            {entry ? WORDS.save : WORDS.publish}
          </SubmitButton>
          {entry && <QuietButton onClick={closeForm}>{WORDS.cancel}</QuietButton>}
        </div>
      </form>
    </section>
  )
}
