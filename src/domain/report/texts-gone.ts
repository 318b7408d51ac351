import { formatMoment } from '../time/rules.ts'

/**
 * Above the owner's listings: how many wait for an answer, and how many of them are hidden. Nothing where none does.
 */
export function goneSummary({ reported, hidden }: { reported: number; hidden: number }) {
  if (reported === 0) return null
  const one = reported === 1
  const said = one
    ? 'One listing was reported as sold or rented.'
    : `${reported} listings were reported as sold or rented.`
  const ask = `Say whether ${one ? 'it is' : 'they are'} still available.`
  if (hidden === 0) return `${said} ${ask}`
  const those = one ? 'It is' : `${hidden} of them ${hidden === 1 ? 'is' : 'are'}`
  return `${said} ${those} hidden from visitors until you answer. ${ask}`
}

/** The way to those. */
export const GONE_SUMMARY_LINK = 'Show what waits for your answer'

/** To the owner, on the profile. Nothing where nobody reported the listing as gone. */
export const goneNote = ({
  reportedAt,
  hiddenAt,
}: {
  reportedAt: string | null
  hiddenAt: string | null
}): string | null => {
  if (hiddenAt)
    return `Hidden from visitors since ${formatMoment(hiddenAt)}: it was reported as sold or rented. Say that it is still available, and visitors see it again.`
  return (
    reportedAt &&
    `Reported as sold or rented on ${formatMoment(reportedAt)}. Say whether it is still available.`
  )
}
