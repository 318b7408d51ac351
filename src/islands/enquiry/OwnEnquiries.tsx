import { type ReactNode, useState } from 'react'
import { PROFILE_TEXTS } from '#language/account/texts'
import { ANSWER_TEXTS as ANSWERS, ENQUIRY_TEXTS as texts } from '#language/enquiry/texts'
import {
  $ownEnquiries,
  $ownEnquiriesProblem,
  refreshOwnEnquiries,
} from '../../client/enquiry/own-enquiries.store.ts'
import { EnquiryList } from '../../components/enquiry/EnquiryList.tsx'
import { QuietButton } from '../../components/ui/Button.tsx'
import { Alert, Status } from '../../components/ui/Notice.tsx'
import { Skeleton } from '../../components/ui/Skeleton.tsx'
import type { Enquiry } from '../../contract/enquiry.ts'
import { useInitial } from '../lib/use-initial.ts'

/** Questions about the poster's own listings. The profile's head keeps them up to date. */
export function OwnEnquiries() {
  const enquiries = useInitial($ownEnquiries)
  const problem = useInitial($ownEnquiriesProblem)
  const [answering, setAnswering] = useState<{ id: string; form: ReactNode } | null>(null)
  const [announcement, setAnnouncement] = useState<string | null>(null)
  const [failed, setFailed] = useState(false)
  const answer = async (enquiry: Enquiry) => {
    setAnnouncement(null)
    try {
      const { AnswerForm } = await import('./AnswerForm.tsx')
      const close = () => setAnswering(null)
      const sent = () => {
        close()
        setAnnouncement(ANSWERS.done(enquiry.name))
      }
      setFailed(false)
      setAnswering({
        id: enquiry.id,
        form: <AnswerForm key={enquiry.id} enquiry={enquiry} onSent={sent} onCancel={close} />,
      })
    } catch {
      setFailed(true)
    }
  }
  return (
    <section aria-labelledby="own-enquiries">
      <h2 id="own-enquiries">{texts.listTitle}</h2>
      {problem && (
        <Alert
          tone="warning"
          ways={
            <QuietButton onClick={() => void refreshOwnEnquiries()}>
              {PROFILE_TEXTS.retry}
            </QuietButton>
          }
        >
          <p>{problem}</p>
        </Alert>
      )}
      {failed && <Alert>{ANSWERS.notLoaded}</Alert>}
      {!enquiries && !problem && <Skeleton label={texts.listLoading} shape="row" count={3} />}
      <Status tone="success">{announcement}</Status>
      {enquiries && (
        <EnquiryList
          enquiries={enquiries}
          now={new Date()}
          answering={answering}
          onAnswer={(enquiry) => void answer(enquiry)}
        />
      )}
    </section>
  )
}
