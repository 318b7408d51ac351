import './EmptyState.css'
import type { ReactNode } from 'react'

/** Replaces an empty list: the reason, and the next step. `level` is the level of its heading. */
export function EmptyState({
  title,
  level = 3,
  text,
  children,
}: {
  title: string
  level?: 2 | 3 | 4
  text?: string
  children?: ReactNode
}) {
  const Heading = `h${level}` as const
  return (
    <div className="empty-state">
      <Heading className="empty-state-title">{title}</Heading>
      {text && <p className="muted">{text}</p>}
      {children}
    </div>
  )
}
