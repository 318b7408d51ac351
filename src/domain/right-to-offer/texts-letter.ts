import { type LetterAnswer, RIGHT_DAYS } from './constants.ts'

/** The letter that an owner confirms with one press. */
export const letterSays = (agent: string): string => `I am the owner. ${agent} may offer this home.`

/** Words of the form by which an agent has the owner asked. */
export const ASK_OWNER_TEXTS = {
  way: 'How the owner agrees',
  ways: { paper: 'Show a letter', mail: 'Ask the owner by e-mail' },
  intro: `We send the owner one mail with our own words. Its link shows your name, your RERA agent number if you state one, the home and its number, and takes a yes or a no. It works for ${RIGHT_DAYS.link} days. A yes comes to our desk like a letter; we erase the address with our answer, after ${RIGHT_DAYS.address} days at the latest.`,
  email: 'E-mail of the owner',
  emailHint: 'Not your own. Our admins compare it with the address of your account.',
  submit: 'Ask the owner',
  asked: 'We write to this address, unless its reader wants no such mails.',
  failed: 'The owner was not asked. What you typed is still here.',
  pending: (asked: string, until: string) =>
    `Asked for the owner’s word on ${asked}. Nothing is at our desk before the owner answers, until ${until}.`,
  stop: 'Ask no longer',
} as const

/** Words of the page that the link in the mail to an owner opens. */
export const LETTER_TEXTS = {
  title: 'May this agent offer your home?',
  description: 'For who got a mail from us because an agent named them as the owner of a home.',
  loading: 'Your link is being read…',
  who: 'Who asks',
  agent: (name: string) => `${name}, agent`,
  rera: (number: string) => `RERA agent number as the agent states it: ${number}`,
  home: 'Which home',
  number: (unit: string) => `Number ${unit}`,
  tower: (tower: string) => `Tower ${tower}`,
  sentence: 'What you would say',
  yes: (agent: string) => `Yes, ${agent} may offer it`,
  no: 'No, I did not agree',
  never: 'Never ask me again',
  next: [
    'A yes goes to our team: a person compares it with the listing, and its page may then say that a letter of the owner was confirmed by e-mail. Your name and your address stand on no page.',
    'A no goes to the agent, and your address is erased at once.',
    `With a yes your address is erased as soon as our team has answered, after ${RIGHT_DAYS.address} days at the latest. The link works for ${RIGHT_DAYS.link} days; without an answer your address is erased on the day after.`,
  ],
  nextTitle: 'What becomes of your answer',
  said: {
    yes: (agent, on) => `You said yes on ${on}: ${agent} may offer this home.`,
    no: (_, on) => `You said no on ${on}. Your address is erased, and the agent knows.`,
    never: (_, on) => `You said on ${on} that we never ask you again.`,
  } satisfies Record<LetterAnswer, (agent: string, on: string) => string>,
  foreign: 'This link is not complete, or is not one of ours. Open it from our mail again.',
  over: 'This question is over: it was taken back or replaced, or the link is too old. You need not do anything.',
  other: 'To the start page',
} as const
