/** What a listing's page says of its checks. */
export const CHECK_MESSAGES = {
  title: 'What was checked, and when',
  read: 'Pictures, price and description were read by a person and approved on',
  confirmed: 'The owner last confirmed that it is available:',
  verified: 'The owner’s e-mail address is confirmed: mails reach them.',
  notVerified: 'The owner has not confirmed an e-mail address yet.',
  reraPlausible: (state: string) =>
    `The RERA number has the form used in ${state}. Look it up at the authority before you pay.`,
  reraDoubtful: (state: string) =>
    `The RERA number does not have the form used in ${state}. Ask the owner, and look it up at the authority.`,
  reraNone: 'No RERA number is stated.',
  notTitle: 'What is not checked',
  not: [
    'Ownership papers and the right to sell or let',
    'Loans, dues and court cases',
    'The place itself: nobody of ours has been there',
  ],
} as const
