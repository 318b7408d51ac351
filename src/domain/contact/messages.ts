export const CONTACT_MESSAGES = {
  nameEmpty: '❌ Name cannot be empty.',
  mobileInvalid: '❌ Invalid mobile number. Enter 10 digits.',
  emailInvalid: '❌ Invalid email format.',
  messageEmpty: '❌ Message cannot be empty.',
  busy: 'Submitting...',
  done: '✅ Your message has been sent successfully!',
  failed: '❌ An error occurred. Please try again.',
} as const
