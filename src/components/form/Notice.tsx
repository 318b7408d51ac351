import type { ReactNode } from 'react'

/** Something went wrong, or must be known now. Screen readers break in with it. */
export function Alert({ children, tone = 'error' }: { children: ReactNode; tone?: 'error' | 'warning' }) {
  return <div className="notice" data-tone={tone} role="alert">{children}</div>
}

/** News that can wait for a pause. Keep it mounted while empty: only a change of its text is read out. */
export function Status({ children, tone = 'plain' }: { children?: ReactNode; tone?: 'plain' | 'success' | 'warning' }) {
  return <div className={children ? 'notice' : 'notice-empty'} data-tone={tone} role="status">{children}</div>
}
