import { startingAt } from '#language/money/texts-amounts'

/** What it costs to move into a rented home. */
export const MOVE_IN_TEXTS = {
  label: 'शिफ्ट होने का खर्च',
  from: startingAt,
  parts: {
    rent: 'पहला किराया',
    deposit: 'सिक्योरिटी',
    maintenance: 'मेंटेनेंस',
    brokerage: 'ब्रोकरेज',
  },
  noDeposit: 'सिक्योरिटी नहीं',
  noBrokerage: 'ब्रोकरेज नहीं',
  brokerageAsked: 'ब्रोकरेज अलग से; कितनी, पूछ लें।',
  unstated: (parts: readonly string[]) =>
    parts.length > 0 ? `नहीं बताया: ${parts.join(', ')}।` : '',
} as const
