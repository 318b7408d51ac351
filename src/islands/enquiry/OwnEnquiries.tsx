import { useStore } from '@nanostores/react'
import {
  $ownEnquiries,
  $ownEnquiriesProblem,
  refreshOwnEnquiries,
} from '../../client/enquiry/own-enquiries.store.ts'
import { EnquiryList } from '../../components/enquiry/EnquiryList.tsx'
import { QuietButton } from '../../components/ui/Button.tsx'
import { Alert } from '../../components/ui/Notice.tsx'
import { Skeleton } from '../../components/ui/Skeleton.tsx'
import { PROFILE_TEXTS } from '../../domain/account/texts.ts'
import { ENQUIRY_TEXTS as WORDS } from '../../domain/enquiry/texts.ts'

/** Questions about the poster's own listings; the profile's head keeps them up to date. */
export function OwnEnquiries() {
  const enquiries = useStore($ownEnquiries, { ssr: 'initial' })
  const problem = useStore($ownEnquiriesProblem, { ssr: 'initial' })
  return (
    <section aria-labelledby="own-enquiries">
      <h2 id="own-enquiries">{WORDS.listTitle}</h2>
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
      {!enquiries && !problem && <Skeleton label={WORDS.listLoading} shape="row" count={3} />}
      {enquiries && <EnquiryList enquiries={enquiries} now={new Date()} />}
    </section>
  )
}
