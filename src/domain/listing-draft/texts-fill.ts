/** Texts of the posting form when it is filled from a listing that is posted again or edited. */
export const FILL_TEXTS = {
  repost: {
    ask: 'You have a draft on this device. Do you want to replace it with the listing you are posting again?',
    missing: 'This listing can no longer be posted again. Your draft is as you left it.',
    ready: 'Your listing is filled in. Change what was asked for, then submit it again.',
  },
  edit: {
    title: (name: string) => `Edit ${name}`,
    ask: 'You have a draft on this device. Do you want to replace it with the listing you are editing?',
    missing: 'This listing cannot be edited now. Your draft is as you left it.',
    ready: 'Your listing is filled in. Change what you like, then submit it.',
    readyPublished:
      'Your listing is filled in. Visitors see it as it is until an admin has approved your change.',
    goOn: 'These are your changes so far. Submit them once they are complete.',
  },
} as const
