import { NAV_TEXTS } from '#language/site/texts'

export const ABOUT_TEXTS = {
  title: 'About us',
  description:
    'A message from the chairman: why no listing on this portal is published automatically.',
  messageTitle: 'A message from the chairman',
  rulesTitle: 'What we hold ourselves to',
  rules: [
    {
      title: 'Approved by a person',
      text: 'No listing is published automatically. If we refuse one, the owner reads the reason and can correct it.',
    },
    {
      title: 'One way of counting',
      text: 'Prices in rupees, areas with their basis, rent per month, a bed in a PG per bed.',
    },
    {
      title: 'Confirmed, or gone',
      text: 'Each listing shows when its owner last said that it is available. After sixty days of silence it leaves the site.',
    },
    {
      title: 'No fee, no favourites',
      text: 'Posting is free, and nobody can pay for a higher place in a list.',
    },
  ],
  teamLink: 'Meet the team',
  demo: 'People and names on this page are invented for the demonstration.',
} as const

export const TEAM_TEXTS = {
  title: 'Our team',
  description:
    'The people who decide on your listing, answer the telephone and keep the pages quick.',
  intro: 'Small on purpose. Each of these people can be asked for by name.',
  portrait: (name: string) => `Portrait of ${name}`,
  contact: 'Write to the team',
  about: ABOUT_TEXTS.messageTitle,
} as const

export const POLICY_TEXTS = {
  privacy: NAV_TEXTS.privacy,
  changed: 'Last changed on',
  privacyDescription: 'What the portal keeps of you, for how long, and how to have it erased.',
  purpose: (purpose: string) => `What for: ${purpose}.`,
  kept: (time: string) => `How long: ${time}.`,
  sources: 'Where we read this:',
  terms: NAV_TEXTS.terms,
  termsDescription:
    'What you may expect of the portal, and what it expects of you. With our grievance contact.',
} as const

/** Shown to visitors before they sign up. */
export const NOTICE_TEXTS = {
  title: 'What we keep of you, and what for',
  rights:
    'Nothing else is asked, and none of it is sold. In your profile you read, correct and download it, and delete it all, which withdraws your consent, as simply as you gave it.',
  complaints: (email: string) =>
    `Complaints go to our Grievance Officer at ${email}, and then to the Data Protection Board of India.`,
  more: 'All that we keep, and how long',
} as const
