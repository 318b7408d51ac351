import { PATHS } from '../../contract/paths.ts'
import { REFUSED_MESSAGE } from '../../domain/permission/texts.ts'
import { NOT_FOUND_TEXTS } from '../../domain/site/texts.ts'
import { Alert } from '../ui/Notice.tsx'

/** In place of a page for admins: says so, and leads away. */
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
