/** The label of the button while a form is being sent. */
export const SUBMITTING = 'भेजा जा रहा है…'

/** Where only a pincode is known: "226010 के पास". */
export const nearCode = (code: string): string => `${code} के पास`

/** "गोमती नगर में"; what is near a place is not in it. */
export const within = (where: string): string =>
  where.endsWith(nearCode('')) ? where : `${where} में`

/** "गोमती नगर में फ्लैट". */
export const inPlace = (what: string, where: string): string => `${within(where)} ${what}`

/** The last of several words may follow it. */
export const OR = 'या'

/** "सेक्टर 62, सेक्टर 78 और सेक्टर 137". */
export const joined = (words: readonly string[], last = 'और'): string =>
  words.length > 1 ? `${words.slice(0, -1).join(', ')} ${last} ${words.at(-1)}` : words.join('')

/** Hindi has no capitals. */
export const withCapital = (text: string): string => text
export const withoutCapital = (text: string): string => text

/** The label of a button or link whose own words do not say of what; the verb is last: "Kesar Heights: डिलीट करें". */
export const actOn = (words: string, name: string): string => `${name}: ${words}`

/** The end of a sentence that a page puts together from a text and a date. */
export const FULL_STOP = '।'

/** A bed in a shared home: the name of the offer, the service and the kind. */
export const PG_OFFER = 'पीजी और को-लिविंग'

/** The message when the server failed or cannot be reached. */
export const FAILED = 'हमारी तरफ से कुछ गड़बड़ हुई। फिर कोशिश करें।'

/** The message when too much is asked for at the same time. */
export const BUSY = 'एक साथ बहुत ज्यादा रिक्वेस्ट आ गईं। थोड़ी देर में फिर कोशिश करें।'

/** The message when an account may not do what it asked for. */
export const NOT_ALLOWED = 'आपके अकाउंट से यह नहीं हो सकता।'

/** The message when something was tried too often. A wait of hours is said in hours. */
export const tooOften = (minutes: number): string => {
  const wait =
    minutes < 120
      ? `${minutes} मिनट`
      : minutes < 2 * 1440
        ? `${Math.ceil(minutes / 60)} घंटे`
        : `${Math.ceil(minutes / 1440)} दिन`
  return `बहुत बार कोशिश हो चुकी है। ${wait} बाद फिर कोशिश करें।`
}

/** The error for a public text that names a phone number or an e-mail address. */
export const NO_CONTACT_DETAILS = 'फोन नंबर और ईमेल यहां न लिखें।'

/** The same, with the words that are meant. */
export const contactSaid = (said: string, wrong: string): string =>
  `“${said}” फोन नंबर या ईमेल लगता है। ${wrong}`

/** The message when no answer came, and when the browser knows that it has no connection. */
export const UNREACHED = 'सर्वर से संपर्क नहीं हुआ। इंटरनेट चल रहा है या नहीं, देख लें और फिर कोशिश करें।'
export const OFFLINE = 'इंटरनेट बंद है। इंटरनेट चालू करें और फिर कोशिश करें।'

/** The errors for what no text may contain, and for too long ones. */
export const TEXT_ERRORS = {
  unsafe: 'न दिखने वाले या अजीब निशान हटाएं।',
  tooLong: (limit: number) => `ज्यादा से ज्यादा ${limit} अक्षर लिखें।`,
} as const
