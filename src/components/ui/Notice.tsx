import './Notice.css'
import { Children, type ReactNode } from 'react'

/** An error or a warning that screen readers announce at once. `ways` are the buttons that lead on. */
export function Alert({
  children,
  tone = 'error',
  ways,
}: {
  children: ReactNode
  tone?: 'error' | 'warning'
  ways?: ReactNode
}) {
  return (
    <div className="notice" data-tone={tone} role="alert">
      {children}
      {ways && <div className="button-row">{ways}</div>}
    </div>
  )
}

/**
 * A message that screen readers announce at the next pause. Keep it mounted while empty: only a change of its text is
 * announced.
 */
export function Status({
  children,
  tone = 'plain',
}: {
  children?: ReactNode
  tone?: 'plain' | 'success' | 'warning'
}) {
  // Of several children each may be left out, and a text may be empty.
  const says = Children.toArray(children).some((child) => child !== '')
  return (
    <div className={says ? 'notice' : 'notice-empty'} data-tone={tone} role="status">
      {children}
    </div>
  )
}
