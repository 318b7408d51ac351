export const SIGN_UP_MESSAGES = {
  nameEmpty: 'Name cannot be empty.',
  mobileInvalid: 'Invalid mobile number. Enter 10 digits.',
  emailInvalid: 'Invalid email format.',
  passwordShort: 'Password must be at least 6 characters.',
  passwordLong: 'Use at most 128 characters.',
  passwordWeak: 'Password is too weak. Use a stronger password.',
  passwordsDiffer: 'Passwords do not match.',
  roleMissing: 'Please select a role.',
  emailTaken: 'Email already in use. Try another one.',
  failed: 'An error occurred. Please try again.',
  busy: 'Registering...',
  done: 'Account created. You can log in now.',
} as const

export const LOGIN_MESSAGES = {
  emailMissing: 'Enter your email.',
  passwordMissing: 'Enter your password.',
  refused: 'Invalid email or password.',
  throttled: (minutes: number) => `Too many attempts. Try again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`,
  done: 'Login successful! Redirecting...',
  failed: 'The server could not be reached. Check your connection and try again.',
} as const
