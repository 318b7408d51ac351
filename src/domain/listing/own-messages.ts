/** What the poster of a listing is told when a change to it is refused. */
export const OWN_LISTING_MESSAGES = {
  changed: 'This listing has been changed or decided on since you opened it. Your answers are kept. Submit again to send them.',
  closed: 'This listing is marked as sold or rented. Put it on offer again before you edit it.',
} as const
