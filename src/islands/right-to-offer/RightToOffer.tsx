import '../../components/form/fields.css'
import '../../components/right-to-offer/RightToOffer.css'
import '../../components/ui/Notice.css'
import { useStore } from '@nanostores/react'
import { useEffect, useRef, useState } from 'react'
import { RENEWAL_TEXTS } from '#language/listing/texts-poster'
import { RIGHT_TEXTS as texts } from '#language/right-to-offer/texts'
import { ASK_OWNER_TEXTS } from '#language/right-to-offer/texts-letter'
import { PAPER_LABELS } from '#language/right-to-offer/texts-papers'
import { $session } from '../../client/account/session.ts'
import {
  $choosing,
  $chosen,
  $mayShow,
  $rightDone,
  $rightFailed,
  $rightPage,
  $rightProblem,
  $withdrawing,
  askedListing,
  askOwnerForm,
  choosePaper,
  coverPaper,
  rightForm,
  startRight,
  takeBack,
  warnOfLeaving,
} from '../../client/right-to-offer/right.store.ts'
import { Form } from '../../components/form/Form.tsx'
import { RadioGroup } from '../../components/form/RadioGroup.tsx'
import { TextField } from '../../components/form/TextField.tsx'
import { CoverPaper } from '../../components/right-to-offer/CoverPaper.tsx'
import { PaperChooser } from '../../components/right-to-offer/PaperChooser.tsx'
import { RightStatus } from '../../components/right-to-offer/RightStatus.tsx'
import { WhatToCover } from '../../components/right-to-offer/WhatToCover.tsx'
import { QuietButton } from '../../components/ui/Button.tsx'
import { Alert, Status } from '../../components/ui/Notice.tsx'
import { Skeleton } from '../../components/ui/Skeleton.tsx'
import { PATHS } from '../../contract/paths.ts'
import type { RightPage } from '../../contract/right-to-offer.ts'
import { papersOf, RIGHT_LIMITS } from '../../domain/right-to-offer/constants.ts'
import type { FieldErrors } from '../../domain/text/validate.ts'
import { useForm } from '../lib/use-form.ts'

const ToProfile = () => (
  <p>
    <a className="action action-quiet" href={PATHS.profile}>
      {RENEWAL_TEXTS.toListings}
    </a>
  </p>
)

/** Where a poster shows the desk a paper for a listing, and reads what became of it. */
export function RightToOffer() {
  const page = useStore($rightPage)
  const problem = useStore($rightProblem)
  const listing = askedListing()
  useEffect(() => {
    if (listing) void startRight()
    return warnOfLeaving()
  }, [listing])
  if (!listing)
    return (
      <>
        <p className="notice">{texts.noListing}</p>
        <ToProfile />
      </>
    )
  if (page) return <Page page={page} />
  if (!problem) return <Skeleton label={texts.loading} shape="field" count={4} />
  return (
    <>
      <Alert ways={<QuietButton onClick={() => void startRight()}>{texts.retry}</QuietButton>}>
        {problem}
      </Alert>
      <ToProfile />
    </>
  )
}

function Page({ page }: { page: RightPage }) {
  const { about, right } = page
  const withdrawing = useStore($withdrawing)
  const done = useStore($rightDone)
  const failed = useStore($rightFailed)
  const mayShow = useStore($mayShow)
  const heading = useRef<HTMLHeadingElement>(null)
  // The button that was pressed is gone.
  useEffect(() => {
    if (done) heading.current?.focus()
  }, [done])
  return (
    <div className="right-page">
      <h2 tabIndex={-1} ref={heading}>
        {texts.formTitle(about)}
      </h2>
      <Status tone="success">{done}</Status>
      {failed && <Alert>{failed}</Alert>}
      {right && <RightStatus right={right} busy={withdrawing} onWithdraw={() => void takeBack()} />}
      {mayShow ? <Ways page={page} /> : <p className="notice">{texts.notNow}</p>}
      <ToProfile />
    </div>
  )
}

/** An agent chooses whether to show a letter or to have the owner asked; others only show a paper. */
function Ways({ page }: { page: RightPage }) {
  const [way, setWay] = useState<keyof typeof ASK_OWNER_TEXTS.ways>('paper')
  if (page.role !== 'Agent') return <Asked page={page} />
  const { paper, mail } = ASK_OWNER_TEXTS.ways
  return (
    <>
      <RadioGroup
        name="way"
        label={ASK_OWNER_TEXTS.way}
        options={[
          { value: 'paper', label: paper },
          { value: 'mail', label: mail },
        ]}
        value={way}
        onChoose={(chosen) => setWay(chosen === 'mail' ? 'mail' : 'paper')}
      />
      {way === 'mail' ? <AskOwner page={page} /> : <Asked page={page} />}
    </>
  )
}

type Kept = Readonly<Record<string, string>>

/** Which home of a building it is. */
function HomeFields({
  right,
  kept,
  errors,
}: {
  right: RightPage['right']
  kept: Kept
  errors: FieldErrors
}) {
  return (
    <>
      <TextField
        name="unit"
        label={texts.unit}
        hint={texts.unitHint}
        error={errors.unit}
        maxLength={RIGHT_LIMITS.unit}
        autoComplete="off"
        defaultValue={kept.unit ?? right?.unit ?? ''}
      />
      <TextField
        name="tower"
        label={texts.tower}
        error={errors.tower}
        optional
        maxLength={RIGHT_LIMITS.tower}
        autoComplete="off"
        defaultValue={kept.tower ?? right?.tower ?? ''}
      />
    </>
  )
}

const Replaces = ({ right }: { right: RightPage['right'] }) =>
  (right?.waiting || right?.letter) && <p className="muted">{texts.replaces}</p>

function AskOwner({ page: { right } }: { page: RightPage }) {
  const form = useForm(askOwnerForm)
  const { errors } = form.state
  return (
    <Form
      {...form}
      onTyped={askOwnerForm.keep}
      intro={
        <>
          <p>{ASK_OWNER_TEXTS.intro}</p>
          <Replaces right={right} />
        </>
      }
      submitText={ASK_OWNER_TEXTS.submit}
      busyText={texts.busy}
    >
      <HomeFields right={right} kept={askOwnerForm.kept()} errors={errors} />
      <TextField
        name="email"
        type="email"
        label={ASK_OWNER_TEXTS.email}
        hint={ASK_OWNER_TEXTS.emailHint}
        error={errors.email}
        autoComplete="off"
        spellCheck={false}
      />
    </Form>
  )
}

function Asked({ page: { right } }: { page: RightPage }) {
  const form = useForm(rightForm)
  const role = useStore($session)?.role
  const chosen = useStore($chosen)
  const { opening, problem } = useStore($choosing)
  const kept = rightForm.kept()
  const kinds = role ? papersOf(role) : []
  const { errors, phase } = form.state
  return (
    <Form
      {...form}
      onTyped={rightForm.keep}
      intro={<Replaces right={right} />}
      submitText={texts.submit}
      busyText={texts.busy}
    >
      <RadioGroup
        name="kind"
        label={texts.kind}
        error={errors.kind}
        options={kinds.map((kind) => ({ value: kind, label: PAPER_LABELS[kind] }))}
        defaultValue={kept.kind ?? (kinds.length === 1 ? kinds[0] : undefined) ?? ''}
      />
      <HomeFields right={right} kept={kept} errors={errors} />
      {role === 'Agent' && (
        <section className="right-letter" aria-labelledby="letter-title">
          <h3 id="letter-title">{texts.letterTitle}</h3>
          <p>{texts.letter}</p>
        </section>
      )}
      <WhatToCover />
      <PaperChooser
        chosen={chosen !== null}
        error={errors.pages}
        onChoose={(file) => void choosePaper(file)}
      />
      <Status>{opening && texts.opening}</Status>
      {problem && <Alert>{problem}</Alert>}
      {chosen && (
        <CoverPaper
          paper={chosen.paper}
          covering={chosen.covering}
          onChange={coverPaper}
          disabled={phase === 'busy'}
        />
      )}
    </Form>
  )
}
