import '../admin/frame.css'
import { NOT_FOUND_TEXTS, REFUSED_MESSAGE } from '#language/site/texts'
import { PATHS } from '../../contract/paths.ts'
import { Alert } from '../ui/Notice.tsx'

/** Replaces a page for admins: says that the account has no right to it, and links away. */
export function Refused() {
  return (
    <div className="desk-refused">
      <Alert>{REFUSED_MESSAGE}</Alert>
      <a className="text-link" href={PATHS.home}>
        {NOT_FOUND_TEXTS.home}
      </a>
    </div>
  )
}
