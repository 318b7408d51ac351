import type { Answer } from './constants.ts'
import { TOGETHER_DAYS, TOGETHER_LIMITS } from './constants.ts'
import type { Standing } from './rules.ts'

const ANSWER_WORDS = { yes: 'Yes', maybe: 'Maybe', no: 'No' } satisfies Record<Answer, string>
const NO_ANSWER = 'no answer yet'
const homes = (count: number) => `${count} ${count === 1 ? 'home' : 'homes'}`

/** Texts of the list that two people share. */
export const TOGETHER_TEXTS = {
  title: 'Choosing together',
  titleWith: (name: string) => `You and ${name}`,
  description: 'One shortlist for two: yes, maybe or no, and a note from each of you.',
  loading: 'Loading your list…',
  failed: 'Your list could not be loaded.',
  notNow: 'This is how your list stood when this device last loaded it.',
  withoutScript: 'The list needs JavaScript.',
  link: 'Choose together with someone',
  linkHint: 'Each of you says yes, maybe or no, and both see it.',
  tabs: { label: 'Your list', list: 'Homes', compare: 'Compare' },

  compareEmpty: 'Once two homes are on the list, you see them here side by side.',
  inviteTitle: 'Invite the person you choose with',
  inviteText:
    'One home, two opinions: each of you says yes, maybe or no and adds a note. What both like comes first.',
  seesHost:
    'Whom you invite sees your name, the homes that you save, and what you say of them here. Not your notes marked “only for you”, your searches, your number or your e-mail address.',
  logIn:
    'To invite someone, log in: your saved homes are then the list. Who is invited needs no account.',
  toLogin: 'Log in',
  make: 'Make an invitation',
  invitation: 'Your invitation',
  once: (until: string) =>
    `It is for one person, who takes it by a press on one device. It waits until ${until}.`,
  waiting: 'Nobody has taken it yet.',
  anew: 'Make a new one',
  anewHint: 'The former one then no longer works.',
  lapsed: `The invitation was not taken within ${TOGETHER_DAYS.invitation} days. Make a new one.`,
  message: (address: string) => `Let us choose a home together: ${address}`,

  asked: (name: string) => `${name} invites you to choose a home together`,
  askedHomes: (count: number) =>
    count === 1 ? 'One home is on the list.' : `${count} homes are on the list.`,
  seesGuest: (name: string) =>
    `${name} sees the name that you write here, the homes that you add, and what you say of them. Nothing else leaves this device. You need no account, and can leave at any time.`,
  name: 'Your name, as the other will see it',
  nameMissing: 'Write the name by which the other knows you.',
  noContact: 'Leave out phone numbers and e-mail addresses: you know each other already.',
  take: 'Choose together',
  taking: 'Joining…',
  ownInvitation: 'This is your own invitation. Send it to the person you choose with.',
  oneSeat:
    'On this device you already choose together with someone. Leave that list first, or log in: an account keeps both.',

  you: 'You',
  answers: ANSWER_WORDS,
  noAnswer: NO_ANSWER,
  yourAnswer: (home: string) => `Your answer to ${home}`,
  note: (name: string) => `Note, which ${name} sees`,
  says: (name: string, answer: Answer | null) =>
    `${name}: ${answer === null ? NO_ANSWER : ANSWER_WORDS[answer].toLowerCase()}`,
  standings: {
    both: 'You both like it',
    maybe: 'Perhaps',
    no: 'One of you said no',
  } satisfies Record<Exclude<Standing, 'open'>, string>,
  waits: (who: 'you' | 'other' | 'both', name: string | null) =>
    who === 'both'
      ? 'Nobody has answered'
      : `Waits for ${who === 'you' ? 'you' : (name ?? 'the other')}`,
  sortAgain: 'Sort again',
  order:
    'First what both like, then what one is not sure of, what waits for an answer, and what one said no to.',
  isNew: (name: string) => `New from ${name}`,
  news: (name: string, since: string, { said, saved }: { said: number; saved: number }) => {
    const parts = [said > 0 && `wrote about ${homes(said)}`, saved > 0 && `saved ${homes(saved)}`]
    return `Since you looked on ${since}, ${name} ${parts.filter(Boolean).join(' and ')}.`
  },
  nothingNew: (name: string, since: string) =>
    `Nothing new from ${name} since you looked on ${since}.`,
  notSaved: (name: string) => `${name} has it no longer among the saved homes.`,
  notSavedMine: 'You have it no longer among your saved homes.',
  takeBack: 'Take back what I said',
  tookBack: (home: string) => `${home}: what you said is erased.`,
  empty: 'No home is on the list yet.',
  emptyHost: 'Tap the heart on any property: it is then on the list of both.',
  emptyGuest: 'Tap the heart on any property, then add it here.',
  add: 'Add',
  addTitle: 'Saved on this device, and not on the list',
  added: (home: string) => `${home} is on the list.`,
  kept: 'Kept on this device. We send it when the connection is back.',

  about: 'About this list',
  sharedWith: (name: string, day: string) => `${name} took your invitation on ${day}.`,
  mails: (name: string) => `Mail me when ${name} says something`,
  mailsHint: 'One mail a day at most, and only while you have not looked.',
  mailsNeed: 'Mails about what is new need an account with a confirmed e-mail address.',
  mailsOn: 'We mail you what is new, once a day at most.',
  mailsOff: 'No mails about this list.',
  searches: (name: string) => `Mails about these searches of yours go to ${name} too`,
  searchesHint: (name: string) => `${name} gets them while ${name} wants mails about this list.`,
  searchShared: (name: string, shared: boolean) =>
    shared ? `${name} gets mails about it too.` : `${name} gets no mails about it any more.`,
  othersSearches: (name: string) => `Searches that ${name} shares with you`,
  end: (name: string) => `End the list with ${name}`,
  endHost: (name: string) =>
    `This erases what you and ${name} said of these homes. Your saved homes and your own notes stay.`,
  leave: 'Leave the list',
  leaveText: (name: string) =>
    `This erases what you said of these homes. ${name} sees that you left.`,
  sure: 'Yes, end it',
  ended: 'The list is ended. What was said in it is erased.',
  left: 'You left the list. What you said is erased.',
  alone:
    'Nobody is on this list with you now: who was here left, and what they said is erased. What you said is still here. Whom you invite next sees it.',
  over: 'This list was ended. What was said in it is erased.',
  lost: 'What you had written and not sent could not be sent: the list or the home is gone. We have not kept it. Copy now what you need:',
  choose: 'With whom?',
} as const

/** Why the server refuses. */
export const TOGETHER_REFUSED = {
  over: 'This invitation was taken, taken back or has run out. Ask who sent it for a new one.',
  taken: 'Your invitation was taken already. Load the page again.',
  full: `One person can say something of ${TOGETHER_LIMITS.homes} homes. Take back what you said of one that is gone.`,
} as const
