import { PATHS } from '../../contract/paths.ts'
import { MODERATION_MESSAGES } from '../../domain/moderation/messages.ts'
import { Alert } from '../form/Notice.tsx'

/** In place of a page for admins: says so, and leads away. */
export function Refused() {
  return (
    <div className="desk-refused">
      <Alert>{MODERATION_MESSAGES.refused}</Alert>
      <a className="text-link" href={PATHS.home}>{MODERATION_MESSAGES.leave}</a>
    </div>
  )
}
