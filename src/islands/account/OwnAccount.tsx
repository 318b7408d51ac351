import '../../components/account/own-data.css'
import '../../components/ui/check.css'
import { useEffect } from 'react'
import { AGENT_RERA_TEXTS, SIGN_UP_TEXTS } from '#language/account/texts'
import {
  ACCOUNT_DELETION_TEXTS as DELETION,
  OWN_DATA_TEXTS as texts,
} from '#language/account/texts-own-data'
import { PUBLIC_PAGE_TEXTS as PUBLIC_PAGE } from '#language/account/texts-public-page'
import {
  $dataAnnouncement,
  $deleting,
  $exporting,
  $photo,
  $profile,
  $profileProblem,
  $switchingPage,
  choosePhoto,
  deletionForm,
  exportData,
  loadProfile,
  openDeletion,
  profileForm,
  removePhoto,
  switchPage,
} from '../../client/account/own-data.store.ts'
import { $session } from '../../client/account/session.ts'
import { AccountPart } from '../../components/account/AccountPart.tsx'
import { DeleteAccountDialog } from '../../components/account/DeleteAccountDialog.tsx'
import { ProfilePhoto } from '../../components/account/ProfilePhoto.tsx'
import { FieldHint } from '../../components/form/Field.tsx'
import { Form } from '../../components/form/Form.tsx'
import { hintId } from '../../components/form/field.ts'
import { MobileField } from '../../components/form/MobileField.tsx'
import { Select } from '../../components/form/Select.tsx'
import { TextField } from '../../components/form/TextField.tsx'
import { QuietButton } from '../../components/ui/Button.tsx'
import { Alert, Status } from '../../components/ui/Notice.tsx'
import { Skeleton } from '../../components/ui/Skeleton.tsx'
import type { OwnProfile } from '../../contract/account.ts'
import { agentPath } from '../../contract/paths.ts'
import { LANGUAGE_LABEL, LANGUAGE_NAMES, LANGUAGES } from '../../domain/language/constants.ts'
import { can } from '../../domain/permission/table.ts'
import { useForm } from '../lib/use-form.ts'
import { useInitial } from '../lib/use-initial.ts'

function Details({ profile }: { profile: OwnProfile }) {
  const { state, onSubmit } = useForm(profileForm)
  const { errors } = state
  const photo = useInitial($photo)
  const announcement = useInitial($dataAnnouncement)
  const { waitingName, refusedName } = profile
  return (
    <Form
      state={photo.busy ? { ...state, phase: 'busy' } : state}
      onSubmit={onSubmit}
      done={announcement?.part === 'details' && announcement.text}
      submitText={texts.save}
      busyText={photo.busy ? texts.uploading : texts.saving}
    >
      <TextField
        name="name"
        label={SIGN_UP_TEXTS.name}
        hint={texts.nameHint}
        autoComplete="name"
        required
        defaultValue={waitingName ?? profile.name}
        error={errors.name}
      />
      {waitingName && <Status tone="plain">{texts.nameWaits(waitingName, profile.name)}</Status>}
      {refusedName && (
        <Status tone="warning">{texts.nameRefused(refusedName, profile.name)}</Status>
      )}
      <MobileField
        label={SIGN_UP_TEXTS.mobileNumber}
        seen={SIGN_UP_TEXTS.mobileSeen}
        defaultValue={profile.mobileNumber}
        error={errors.mobileNumber}
      />
      {(['whatsApp', 'messagesOnly'] as const).map((name) => (
        <div key={name}>
          <label className="check">
            <input
              type="checkbox"
              name={name}
              defaultChecked={profile[name]}
              aria-describedby={hintId(name)}
            />
            <span>{texts[name]}</span>
          </label>
          <FieldHint name={name} hint={texts[`${name}Hint`]} />
        </div>
      ))}
      <Select
        name="language"
        label={LANGUAGE_LABEL}
        hint={texts.languageHint}
        options={LANGUAGES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
        defaultValue={profile.language}
        error={errors.language}
      />
      {profile.role === 'Agent' && (
        <TextField
          name="agentRera"
          label={AGENT_RERA_TEXTS.label}
          hint={AGENT_RERA_TEXTS.why}
          optional
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          defaultValue={profile.agentRera ?? ''}
          error={errors.agentRera}
        />
      )}
      <ProfilePhoto
        name={profile.name}
        photo={photo.photo}
        busy={photo.busy}
        problem={photo.problem ?? errors.photoId ?? null}
        onChoose={(file) => void choosePhoto(file)}
        onRemove={removePhoto}
      />
    </Form>
  )
}

/** The switch for the page of an agent's homes. */
function PublicPage({ on }: { on: boolean }) {
  const id = useInitial($session)?.id
  const switching = useInitial($switchingPage)
  const announcement = useInitial($dataAnnouncement)
  return (
    <AccountPart
      id="own-account-page"
      title={PUBLIC_PAGE.title}
      announcement={announcement?.part === 'page' ? announcement : null}
    >
      <p>{PUBLIC_PAGE.about}</p>
      <p>{PUBLIC_PAGE.never}</p>
      <p>{on ? PUBLIC_PAGE.on : PUBLIC_PAGE.off}</p>
      <div className="button-row">
        <QuietButton onClick={() => void switchPage(!on)}>
          {switching ? PUBLIC_PAGE.busy : on ? PUBLIC_PAGE.switchOff : PUBLIC_PAGE.switchOn}
        </QuietButton>
        {on && id && (
          <a className="action action-quiet" href={agentPath(id)}>
            {PUBLIC_PAGE.open}
          </a>
        )}
      </div>
    </AccountPart>
  )
}

function Deletion() {
  const open = useInitial($deleting)
  return (
    <AccountPart id="own-account-deletion" title={DELETION.title}>
      <p>
        {DELETION.text} {DELETION.kept}
      </p>
      <QuietButton onClick={() => openDeletion(true)}>{DELETION.open}</QuietButton>
      <DeleteAccountDialog
        {...useForm(deletionForm)}
        open={open}
        onClose={() => openDeletion(false)}
      />
    </AccountPart>
  )
}

function Copy() {
  const exporting = useInitial($exporting)
  const announcement = useInitial($dataAnnouncement)
  return (
    <AccountPart
      id="own-account-copy"
      title={texts.exportTitle}
      announcement={announcement?.part === 'copy' ? announcement : null}
    >
      <p>{texts.exportText}</p>
      <QuietButton onClick={() => void exportData()}>
        {exporting ? texts.exporting : texts.export}
      </QuietButton>
    </AccountPart>
  )
}

/** The user's own data: change, download, delete. */
export function OwnAccount() {
  const profile = useInitial($profile)
  const problem = useInitial($profileProblem)
  useEffect(() => void loadProfile(), [])
  return (
    <section className="own-account" aria-labelledby="own-account-title">
      <h2 id="own-account-title">{texts.title}</h2>
      {problem && (
        <Alert
          tone="warning"
          ways={<QuietButton onClick={() => void loadProfile()}>{texts.retry}</QuietButton>}
        >
          <p>{problem}</p>
        </Alert>
      )}
      {!profile && !problem && <Skeleton label={texts.loading} shape="card" count={1} />}
      {profile && (
        <>
          <Details profile={profile} />
          {can(profile.role, 'account.showPage') && <PublicPage on={profile.publicPage} />}
          <Copy />
          <Deletion />
        </>
      )}
    </section>
  )
}
