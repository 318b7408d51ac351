/** Words of the admins' page of what was done. */
export const AUDIT_TEXTS = {
  title: 'Audit log',
  tab: 'Audit',
  about: 'Who did what and when, newest first. Nothing in it can be changed or removed.',
  event: 'Event',
  actor: 'Done by',
  actorHint: 'Name, e-mail or id.',
  from: 'From',
  to: 'Until',
  deleted: 'Deleted account',
  nobody: 'Nobody signed in',
  columns: {
    when: 'When',
    event: 'Event',
    actor: 'Done by',
    subject: 'Concerns',
    details: 'Details',
    request: 'Request',
  },
  none: 'Nothing has been noted yet.',
} as const
