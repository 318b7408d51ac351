import { formatMoment } from '../time/rules.ts'

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
