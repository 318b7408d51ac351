import { LAUNCH_DAYS, type LaunchState } from './constants.ts'

/** Words of the admins' page of launches that builders sent. */
export const LAUNCH_DESK_TEXTS = {
  title: 'Launches from builders',
  tab: 'Launches',
  about: `What builders sent in: those that wait first, the oldest on top. Each is to be answered within ${LAUNCH_DAYS.answer} days.`,
  columns: { project: 'Project', state: 'State', builder: 'Builder', when: 'Sent' },
  state: 'State',
  none: 'No builder has sent a launch yet.',
  waiting: (count: number) => (count === 1 ? '1 waits' : `${count} wait`),
  sender: 'Account',
  unconfirmed: 'e-mail not confirmed',
  disabled: 'Account disabled',
  senderDisabled: 'The account that sent this launch is disabled. Enable it to publish the launch.',
  pictures: 'Pictures',
  noPictures: 'The pictures are erased.',
  picture: (place: number, project: string) => `Picture ${place} of ${project}`,
  finish: 'Finish and publish',
  decline: 'Decline',
  decided: (by: string, date: string) => `By ${by} on ${date}`,
  open: 'Open its page',
  dialog: {
    title: (project: string) => `Decline ${project}?`,
    reason: 'Reason',
    hint: 'The builder reads it in a mail and in the profile.',
    submit: 'Decline and tell the builder',
    busy: 'Declining…',
    cancel: 'Leave it waiting',
  },
  declined: (project: string) => `${project} is declined. The builder gets a mail.`,
  published: (project: string) =>
    `${project} is published, and its builder gets a mail with the link.`,
  reasonMissing: 'Write why it is declined: the builder reads it.',
  finishing: (project: string, builder: string) => `${project}, sent by ${builder}`,
  goOn: (project: string) => `Go on with ${project}`,
  finishHint: 'Filled in from what the builder sent. Check it, finish it, and publish it.',
  loading: 'Loading the launch…',
  back: 'Back to the launches',
  gone: 'This launch was withdrawn.',
  decidedBy: (state: Exclude<LaunchState, 'waiting'>, by: string) =>
    `${by} has already ${state} this launch.`,
  anotherAdmin: 'Another admin',
} as const

export const LAUNCH_DESK_STATES: Record<LaunchState, string> = {
  waiting: 'Waiting',
  published: 'Published',
  declined: 'Declined',
}
