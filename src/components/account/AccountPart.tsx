import './account.css'
import { type ReactNode, useEffect, useRef } from 'react'
import { Status } from '../ui/Notice.tsx'

/** The outcome of the last action in a part of the profile. */
export type PartAnnouncement = { tone: 'success' | 'warning'; text: string }

/**
 * A part of the profile with its own heading. The message stands below the heading, and the heading takes the focus:
 * the pressed button may be gone, and on a phone the rest of the page is far away.
 */
export function AccountPart({
  id,
  title,
  announcement = null,
  children,
}: {
  id: string
  title: string
  announcement?: PartAnnouncement | null
  children: ReactNode
}) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (announcement) heading.current?.focus()
  }, [announcement])
  return (
    <section className="account-part" aria-labelledby={id}>
      <h3 id={id} ref={heading} tabIndex={-1}>
        {title}
      </h3>
      <Status tone={announcement?.tone ?? 'plain'}>{announcement?.text}</Status>
      {children}
    </section>
  )
}
