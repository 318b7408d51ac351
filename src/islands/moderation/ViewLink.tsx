import { openView, viewQuery } from '../../client/moderation/desk-address.ts'
import type { DeskView } from '../../domain/moderation/constants.ts'

/** A link to another view of the desk. */
export function ViewLink({ view, children }: { view: DeskView; children: string }) {
  return (
    <a
      className="text-link"
      href={viewQuery(view)}
      onClick={(event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey) return
        event.preventDefault()
        openView(view)
      }}
    >
      {children}
    </a>
  )
}
