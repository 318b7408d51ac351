/** Texts of a question that could not be sent, and waits on the device of the person who asks. */
export const WAITING_TEXTS = {
  title: 'Questions from this device',
  intro: 'What is not sent yet is on this device alone, and goes when you tap “Send now”.',
  unsent: 'We could not be reached.',
  waits: (until: string) =>
    `Your question is kept on this device alone, until ${until}. It is not sent by itself: tap “Send now” when you are online.`,
  until: (until: string) => `Kept until ${until}`,
  sendNow: 'Send now',
  change: 'Change it',
  remove: 'Delete',
  removed: (name: string) => `Your question about ${name} is deleted from this device.`,
  unsentAgain:
    'We could not be reached. Your question is still here: try again when you are online.',
  sent: (name: string) => `Your question about ${name} is sent.`,
  left: (name: string) => `Your question about ${name} is no longer on this device.`,
  gone: (name: string) => `${name} is no longer on offer, so your question was not sent.`,
  similar: 'See similar homes',
  full: (most: number) =>
    `We could not be reached, and ${most} questions are on this device already. Send or delete one of them first. What you wrote stays here.`,
  toList: 'See your questions',
  cannotKeep:
    'We could not be reached, and this device does not let us keep your question. What you wrote stays here while this page is open.',
  line: (count: number) =>
    count === 1
      ? '1 question is on this device, not sent yet.'
      : `${count} questions are on this device, not sent yet.`,
} as const
