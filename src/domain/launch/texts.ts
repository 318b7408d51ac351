import { PHOTO_LIMITS } from '../photo/constants.ts'
import { type BUILDER_PARTS, LAUNCH_DAYS, LAUNCH_LIMITS, type LaunchState } from './constants.ts'

/** What the sender has to do with the builder. */
export const PART_LABELS: Record<(typeof BUILDER_PARTS)[number], string> = {
  builder: 'I am the builder',
  staff: 'I work for the builder',
  seller: 'I sell for the builder',
}

/** Texts of the fields that a listing does not have, or has otherwise. */
export const LAUNCH_FIELD_TEXTS = {
  builder: {
    label: 'Builder',
    hint: 'The name of the company, as in its papers.',
    errors: { missing: 'Enter the name of the builder.' },
  },
  part: {
    label: 'Who are you?',
    short: 'Sent by',
    errors: { missing: 'Say what you have to do with the builder.' },
  },
  projectBuildingName: { label: 'Project', errors: { missing: 'Enter the name of the project.' } },
  city: { errors: { missing: 'Enter the city of the project.' } },
  locality: { hint: 'Locality or sector, as people there call it.' },
  propertyType: { label: 'Mainly' },
  kinds: {
    label: 'What is for sale',
    hint: 'One kind a line, such as: 3 BHK, 1,450 sq ft carpet, from 82 lakh.',
    errors: { missing: 'Say what is for sale, one kind a line.' },
  },
  plotArea: {
    label: 'Smallest size (sq ft)',
    short: 'Smallest size',
    hint: 'A figure in square feet.',
  },
  price: { label: 'Lowest price' },
  papers: {
    label: 'Links to papers',
    hint: `RERA certificate, approved plan, brochure: one https link a line, ${LAUNCH_LIMITS.papers} at most. Anyone who has the link must be able to open it.`,
    errors: {
      missing: 'Enter a whole https link in each line, such as https://example.in/plan.pdf.',
      tooMuch: `Enter at most ${LAUNCH_LIMITS.papers} links.`,
    },
  },
} as const

export const LAUNCH_RESULT_TEXTS = {
  registration: 'Enter the RERA number, or choose why none is needed.',
  photos: 'Add at least one picture.',
  notLoggedIn: 'You must be logged in to send a launch. What you filled in stays on this device.',
  failed: 'Your launch was not sent. Nothing that you filled in is lost.',
  photosMissing:
    'Some pictures are no longer on the server, or another launch has them. We are uploading them again. Send the launch when they are done.',
  decided: 'We have answered this launch already. Reload the page to see the answer.',
} as const

export const LAUNCH_TEXTS = {
  title: 'Launch a project here',
  link: 'Launch a project',
  description:
    'Builders send a new project: what we need, when you get an answer, and what happens then.',
  intro: `Tell us about your new project. An admin answers within ${LAUNCH_DAYS.answer} days. It costs nothing.`,
  needed: 'What we need',
  needs: [
    'Who you are: the builder, or someone who works or sells for the builder.',
    'The RERA number, or the reason why none is needed. We publish no project that gives neither.',
    'Place, kinds of homes or shops with their sizes, and the lowest price.',
    `At least one picture, ${PHOTO_LIMITS.count} at most.`,
    'If you have them online: links to the RERA certificate, the approved plan and the brochure.',
  ],
  after: 'What happens then',
  steps: [
    'You get a mail with the date of our answer. If your e-mail address is confirmed, it also has what you sent. Your profile shows the project and the date.',
    `An admin answers within ${LAUNCH_DAYS.answer} days.`,
    'If it fits, we finish the page and publish it among the new projects, and mail you the link. If not, we mail you the reason.',
    'We may write to the e-mail address or call the number of your account.',
  ],
  by: (date: string) => `Send it today, and you have an answer by ${date}.`,
  loading: 'Loading the form…',
  formTitle: 'Your launch',
  pictures: 'Pictures',
  picturesHint:
    'At least one: the building, the site or a drawing of it, without phone numbers in the picture.',
  submit: 'Send to an admin',
  busy: 'Sending…',
  sentTitle: 'Your launch is sent',
  sent: (project: string, date: string) =>
    `We have ${project}. An admin answers by ${date}. Until then you can withdraw it in your profile.`,
  toProfile: 'See it in your profile',
  another: 'Send another launch',
  withoutScript: 'Sending a launch needs JavaScript. Switch it on, or call or write to us.',
  draftKept: 'Your answers stay on this device until you send them.',
  clearAsk: 'This clears the form and removes the pictures.',
  againLoading: 'Loading what you sent…',
  againFailed: 'What you sent could not be loaded. Check your connection and try again.',
  asksAgain: (project: string) =>
    `You have begun another launch on this device. Replace it with ${project}, as you sent it?`,
} as const

export const LAUNCH_STATE_LABELS: Record<LaunchState, string> = {
  waiting: 'Waiting for an answer',
  published: 'Published',
  declined: 'Not published',
}

/** The launches of an account, in its profile. */
export const OWN_LAUNCH_TEXTS = {
  title: 'Launches',
  loading: 'Loading your launches…',
  none: 'You have sent no launch. A builder’s new project appears here once it is sent.',
  failed: 'Your launches could not be loaded. Check your connection and try again.',
  sent: (date: string) => `Sent on ${date}`,
  due: (date: string) => `An admin answers by ${date}.`,
  late: (date: string) =>
    `We wanted to answer by ${date}, and are late. You need not send it again.`,
  reason: (reason: string) => `Why: ${reason}`,
  open: 'Open its page',
  again: 'Change it and send it again',
  withdraw: 'Withdraw',
  asks: (project: string) => `Withdraw ${project}?`,
  warns: 'We delete what you sent with its pictures. You cannot undo this.',
  withdrawing: 'Withdrawing…',
  keep: 'Keep it',
  withdrawn: (project: string) => `${project} is withdrawn.`,
} as const
