import { startingAt } from '#language/money/texts-amounts'

/** What it costs to move into a rented home. */
export const MOVE_IN_TEXTS = {
  label: 'To move in',
  from: startingAt,
  parts: {
    rent: 'first rent',
    deposit: 'deposit',
    maintenance: 'maintenance',
    brokerage: 'brokerage',
  },
  noDeposit: 'no deposit',
  noBrokerage: 'no brokerage',
  brokerageAsked: 'Brokerage comes on top; ask how much.',
  unstated: (parts: readonly string[]) =>
    parts.length > 0 ? `Not stated: ${parts.join(', ')}.` : '',
} as const
