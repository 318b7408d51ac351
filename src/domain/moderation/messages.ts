export const MODERATION_MESSAGES = {
  reasonMissing: 'Write a reason. The poster reads it.',
  alreadyDecided: (who: string, decision: string) => `${who} has already ${decision} this listing.`,
  changed: 'The poster changed this listing while you were reading it. Read it again before you decide.',
  cannotUndo: 'This decision cannot be undone any more.',
  rejected: (reason: string) => `Rejected: ${reason}`,
  refused: 'This page is for admins. Your account has no access to it.',
} as const
