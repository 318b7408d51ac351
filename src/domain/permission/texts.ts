/** On a page that an account may not see. */
export const REFUSED_MESSAGE = 'This page is for admins. Your account has no access to it.'
