import { type ReactNode, useEffect, useRef } from 'react'
import { Status } from '../ui/Notice.tsx'

/** What came of the last thing that was done in a part of the profile. */
export type PartAnnouncement = { tone: 'success' | 'warning'; text: string }

/**
 * A part of the profile under a heading of its own. News stands below the heading, which takes the focus with it: the
 * button that was pressed may be gone, and on a phone the rest of the page is far away.
 */
export function AccountPart({
  id,
  title,
  news = null,
  children,
}: {
  id: string
  title: string
  news?: PartAnnouncement | null
  children: ReactNode
}) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (news) heading.current?.focus()
  }, [news])
  return (
    <section className="account-part" aria-labelledby={id}>
      <h3 id={id} ref={heading} tabIndex={-1}>
        {title}
      </h3>
      <Status tone={news?.tone ?? 'plain'}>{news?.text}</Status>
      {children}
    </section>
  )
}
