/** Words of the page of a listing that waits for a decision. */
export const PREVIEW_MESSAGES = {
  title: 'Preview',
  notice:
    'Pending. A person reads it before visitors can see it. Only you and our admins see this page.',
  none: 'There is no listing of yours waiting under this address. It may have been decided on already.',
  toProfile: 'Go to your profile',
} as const
