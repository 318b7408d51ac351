/**
 * The message when the server failed or cannot be reached. In a file of its own, so that pages need not load all
 * messages.
 */
export const FAILED = 'Something went wrong on our side. Please try again.'
