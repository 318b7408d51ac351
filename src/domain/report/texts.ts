export const REPORT_TEXTS = {
  open: 'Report this listing',
  title: (name: string) => `Report ${name}`,
  intro:
    'Tell us what is wrong. An admin reads every report beside the listing; its owner does not learn who sent it.',
  reasonLabel: 'What is wrong?',
  noteLabel: 'In your own words',
  submit: 'Send report',
  busy: 'Sending...',
  done: 'Thank you. Your report is with our admins, who read it beside the listing.',
  reason: 'Choose what is wrong.',
} as const
