/** In a file of their own, because every page that may ask for a session loads them. */
export const LOGIN_RESULT_TEXTS = {
  emailMissing: 'Enter your email.',
  passwordMissing: 'Enter your password.',
  refused: 'Invalid email or password.',
  rateLimited: (minutes: number) =>
    `Too many attempts. Try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`,
  done: 'Login successful! Redirecting...',
  failed: 'The server could not be reached. Check your connection and try again.',
} as const
