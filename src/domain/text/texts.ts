/** The label of the button while a form is being sent. */
export const SUBMITTING = 'Submitting...'

/** Where only a pincode is known: "near 226010". */
export const nearCode = (code: string): string => `near ${code}`

/** "in Gomti Nagar"; what is near a place is not in it. */
export const within = (where: string): string =>
  where.startsWith(nearCode('')) ? where : `in ${where}`

/** "Flat in Gomti Nagar". */
export const inPlace = (what: string, where: string): string => `${what} ${within(where)}`

/** The last of several words may follow it. */
export const OR = 'or'

/** "Sector 62, Sector 78 and Sector 137". */
export const joined = (words: readonly string[], last = 'and'): string =>
  words.length > 1 ? `${words.slice(0, -1).join(', ')} ${last} ${words.at(-1)}` : words.join('')

/** "Five cities". */
export const withCapital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** "for students", behind another option; "LDA" stays. */
export const withoutCapital = (text: string): string =>
  /^[A-Z][a-z]/.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text

/** The label of a button or link whose own words do not say of what: "Delete: Kesar Heights". */
export const actOn = (words: string, name: string): string => `${words}: ${name}`

/** The end of a sentence that a page puts together from a text and a date. */
export const FULL_STOP = '.'

/** A bed in a shared home: the name of the offer, the service and the kind. */
export const PG_OFFER = 'PG and co-living'

/** The message when the server failed or cannot be reached. */
export const FAILED = 'Something went wrong on our side. Please try again.'

/** The message when too much is asked for at the same time. */
export const BUSY = 'Too many requests at once. Please try again in a moment.'

/** The message when an account may not do what it asked for. */
export const NOT_ALLOWED = 'Your account has no access to this.'

/** The message when something was tried too often. A wait of hours or days is said in these. */
export const tooOften = (minutes: number): string => {
  const [wait, unit] =
    minutes < 120
      ? [minutes, 'minute']
      : minutes < 2 * 1440
        ? [Math.ceil(minutes / 60), 'hour']
        : [Math.ceil(minutes / 1440), 'day']
  return `Too many attempts. Try again in ${wait} ${wait === 1 ? unit : `${unit}s`}.`
}

/** The error for a public text that names a phone number or an e-mail address. */
export const NO_CONTACT_DETAILS = 'Leave out phone numbers and e-mail addresses.'

/** The same, with the words that are meant. */
export const contactSaid = (said: string, wrong: string): string =>
  `“${said}” reads like a phone number or an e-mail address. ${wrong}`

/** The message when no answer came, and when the browser knows that it has no connection. */
export const UNREACHED = 'The server could not be reached. Check your connection and try again.'
export const OFFLINE = 'You are offline. Connect to the internet and try again.'

/** The errors for what no text may contain, and for too long ones. */
export const TEXT_ERRORS = {
  unsafe: 'Remove the invisible or special control characters.',
  tooLong: (limit: number) => `Use at most ${limit} characters.`,
} as const
