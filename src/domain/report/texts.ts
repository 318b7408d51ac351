export const REPORT_TEXTS = {
  open: 'Report this listing',
  title: (name: string) => `Report ${name}`,
  intro:
    'Tell us what is wrong. If it is sold or rented, we ask the owner; an admin reads all else beside the listing. The owner does not learn who sent it.',
  reasonLabel: 'What is wrong?',
  noteLabel: 'In your own words',
  emailLabel: 'E-mail, if you want an answer',
  emailHint: 'We confirm your report there, and tell you the outcome. We use it for nothing else.',
  emailInvalid: 'Enter an e-mail address such as asha@example.in, or leave this empty.',
  submit: 'Send report',
  busy: 'Sending...',
  reason: 'Choose what is wrong.',
} as const
