import { PATHS } from '../../contract/paths.ts'
import { REFUSED_MESSAGE } from '../../domain/permission/messages.ts'
import { NOT_FOUND_MESSAGES } from '../../domain/site/messages.ts'
import { Alert } from '../ui/Notice.tsx'

/** In place of a page for admins: says so, and leads away. */
export function Refused() {
  return (
    <div className="desk-refused">
      <Alert>{REFUSED_MESSAGE}</Alert>
      <a className="text-link" href={PATHS.home}>
        {NOT_FOUND_MESSAGES.home}
      </a>
    </div>
  )
}
