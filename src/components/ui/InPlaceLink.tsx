import type { MouseEvent, ReactNode } from 'react'

/** A link that a script follows without leaving the page. The browser handles a new tab or window. */
export function InPlaceLink({
  href,
  onFollow,
  children,
}: {
  href: string
  onFollow: () => void
  children: ReactNode
}) {
  const press = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    onFollow()
  }
  return (
    <a className="action action-quiet" href={href} onClick={press}>
      {children}
    </a>
  )
}
