import type { ReactNode } from 'react'

/** Something went wrong, or must be known now. Screen readers break in with it. `ways` are the buttons that lead on. */
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

/** News that can wait for a pause. Keep it mounted while empty: only a change of its text is read out. */
export function Status({
  children,
  tone = 'plain',
}: {
  children?: ReactNode
  tone?: 'plain' | 'success' | 'warning'
}) {
  return (
    <div className={children ? 'notice' : 'notice-empty'} data-tone={tone} role="status">
      {children}
    </div>
  )
}
