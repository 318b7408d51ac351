/** What is said where the server failed or could not be reached. By itself, so that pages need not load every error's sentence. */
export const FAILED = 'Something went wrong on our side. Please try again.'
