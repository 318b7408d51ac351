import { shownValue } from '#language/listing/texts-values'
import { WAITING } from '#language/moderation/texts-decisions'
import { NO_LEGAL_ADVICE, SITE_TEXTS } from '#language/site/texts'
import { UNREACHED } from '#language/text/texts'
import { AGENT_RERA_EXAMPLES } from '../rera/numbers.ts'
import { ACCOUNT_LIMITS, ADULT_YEARS } from './constants.ts'

/** The alternative text of a portrait. */
export const photoOf = (name: string): string => `${name} की फोटो`

export const SIGN_UP_RESULT_TEXTS = {
  nameEmpty: 'अपना नाम लिखें।',
  nameLink: 'नाम में लिंक और ईमेल न लिखें।',
  nameSigns: 'नाम में ✔ जैसे निशान और इमोजी न लिखें।',
  nameOffice: (said: string) =>
    `“${said}” से लगता है कि यह हमारी टीम है या हमने जांच की है। अपना या अपनी फर्म का नाम लिखें।`,
  nameNumber: 'नाम में छह अंकों से लंबा नंबर न लिखें।',
  nameLetters: 'नाम के एक शब्द में दो लिपियां न मिलाएं।',
  mobileInvalid: `मोबाइल नंबर सही नहीं है। ${ACCOUNT_LIMITS.mobileDigits} अंक लिखें।`,
  emailInvalid: 'ईमेल सही नहीं है।',
  passwordShort: `पासवर्ड कम से कम ${ACCOUNT_LIMITS.passwordMin} अक्षर का रखें।`,
  passwordLong: `ज्यादा से ज्यादा ${ACCOUNT_LIMITS.passwordMax} अक्षर लिखें।`,
  passwordWeak: 'पासवर्ड बहुत आसान है। कोई मुश्किल पासवर्ड चुनें।',
  passwordsDiffer: 'दोनों पासवर्ड एक जैसे नहीं हैं।',
  roleMissing: 'चुनें कि आप कौन हैं।',
  emailTaken: 'इस ईमेल पर पहले से अकाउंट है। दूसरा ईमेल लिखें।',
  failed: 'कुछ गड़बड़ हुई। फिर कोशिश करें।',
  busy: 'अकाउंट बन रहा है…',
  done: 'अकाउंट बन गया। अब लॉग इन करें।',
} as const

export const SIGN_UP_TEXTS = {
  title: 'अकाउंट बनाएं',
  intro: 'एक ही अकाउंट से पोस्ट करें, सेव करें और पूछें।',
  name: 'नाम',
  mobileNumber: 'मोबाइल नंबर',
  mobileSeen:
    'यह हमारी टीम को दिखता है। और उन्हें भी, जो लॉग इन हैं, जिनका ईमेल कन्फर्म है और जो आपकी लिस्टिंग पर नंबर मांगते हैं। ऐसा न चाहें, तो प्रोफाइल में या लिस्टिंग पर “सिर्फ मैसेज” चुनें।',
  email: 'ईमेल',
  password: 'पासवर्ड',
  passwordHint: `कम से कम ${ACCOUNT_LIMITS.passwordMin} अक्षर। कोई छोटा वाक्य रखें: याद रखना आसान, अंदाजा लगाना मुश्किल।`,
  confirmPassword: 'पासवर्ड फिर लिखें',
  role: 'आप कौन हैं?',
  submit: 'अकाउंट बनाएं',
  haveAccount: 'पहले से अकाउंट है?',
  terms:
    'आपकी लिस्टिंग पर आपका नाम दिखेगा, और यह भी कि आप मालिक हैं, एजेंट या क्लाइंट। अकाउंट बनाने का मतलब है कि आपको हमारी',
  and: 'और',
  termsEnd: ' मंजूर हैं।',
} as const

/** What a person says by signing up. */
export const AGE_SAID = `अकाउंट बनाना यह कहना है कि आपकी उम्र ${ADULT_YEARS} साल या उससे ज्यादा है।`

/** What each role is for; the chips of the sign-up form show the role's own name. */
export const ROLE_HINT = `${shownValue('Owner')}: प्रॉपर्टी आपकी है। ${shownValue('Client')}: आपको प्रॉपर्टी चाहिए। ${shownValue('Agent')}: मालिकों की तरफ से काम करना आपका पेशा है। पोस्ट तीनों कर सकते हैं।`

/** Shown instead of the forms and the profile where scripts do not run. */
export const ACCOUNT_WITHOUT_SCRIPT = 'अकाउंट के लिए जावास्क्रिप्ट जरूरी है। उसे चालू करें और पेज फिर खोलें।'

export const LOGIN_RESULT_TEXTS = {
  emailMissing: 'अपना ईमेल लिखें।',
  passwordMissing: 'अपना पासवर्ड लिखें।',
  refused: 'ईमेल या पासवर्ड गलत है।',
  done: 'लॉग इन हो गया। पेज खुल रहा है…',
  failed: UNREACHED,
} as const

export const LOGIN_TEXTS = {
  title: 'लॉग इन करें',
  description: 'प्रॉपर्टी पोस्ट करने और अपनी लिस्टिंग का हाल जानने के लिए लॉग इन करें।',
  intro: 'पोस्ट करने, लिस्टिंग का हाल जानने और खरीदारों को जवाब देने के लिए लॉग इन करें।',
  email: 'ईमेल',
  password: 'पासवर्ड',
  submit: 'लॉग इन करें',
  busy: 'लॉग इन हो रहा है…',
  noAccount: 'अकाउंट नहीं है?',
} as const

/**
 * What an account is needed for where a page has asked for one; `how` is what this page is for: "लॉग इन करें" or
 * "अकाउंट बनाएं".
 */
export const PURPOSE_TEXTS = {
  number: (how: string) =>
    `मालिक का नंबर देखने के लिए ${how}। यह मुफ्त है, बस ईमेल एक बार कन्फर्म करना होगा।`,
  agentNumber: (how: string) =>
    `एजेंट का नंबर देखने के लिए ${how}। यह मुफ्त है, बस ईमेल एक बार कन्फर्म करना होगा।`,
  property: (how: string) => `इस प्रॉपर्टी पर आगे बढ़ने के लिए ${how}।`,
  saved: (how: string) => `सेव किए हुए घर अपने हर फोन और कंप्यूटर पर देखने के लिए ${how}।`,
  alerts: (how: string) =>
    `यह खोज सेव करने के लिए ${how}। ईमेल कन्फर्म होते ही हम इस खोज के नए घरों की खबर मेल करेंगे।`,
  post: (how: string) => `प्रॉपर्टी पोस्ट करने के लिए ${how}। यह मुफ्त है, और आपके जवाब बने रहेंगे।`,
  several: (how: string) => `एक साथ कई प्रॉपर्टी पोस्ट करने के लिए एजेंट के तौर पर ${how}।`,
  own: (how: string) => `अपनी लिस्टिंग और उन पर आए सवाल देखने के लिए ${how}।`,
  change: (how: string) => `अपनी लिस्टिंग बदलने के लिए ${how}।`,
  preview: (how: string) => `आपकी लिस्टिंग लोगों को कैसी दिखेगी, यह देखने के लिए ${how}।`,
  desk: (how: string) => `यह पेज खोलने के लिए एडमिन के तौर पर ${how}।`,
} as const

/** Shown on the login page after a sign-up in this tab. */
export const signedUpText = (email: string): string =>
  `आपका अकाउंट बन गया। हमने ${email} पर मेल भेजा है: उसका लिंक खोलें और ईमेल कन्फर्म करें। लॉग इन और पोस्ट अभी से किया जा सकता है; फोन नंबर और सेव की हुई खोजों के मेल कन्फर्म करने के बाद मिलेंगे।`

export const PROFILE_TEXTS = {
  title: 'आपकी प्रोफाइल',
  description: 'आपका अकाउंट और आपकी लिस्टिंग।',
  parts: 'इस पेज के हिस्से',
  signOut: 'लॉग आउट करें',
  signingOut: 'लॉग आउट हो रहा है…',
  listings: 'आपकी लिस्टिंग',
  listingsTab: 'लिस्टिंग',
  loading: 'आपकी लिस्टिंग खुल रही हैं…',
  states: { pending: 'मंजूरी बाकी', approved: 'मंजूर', rejected: 'नामंजूर' },
  groups: { pending: WAITING, approved: 'मंजूर', rejected: 'नामंजूर' },
  pendingNote:
    'हर लिस्टिंग पर पहले हमारी टीम फैसला करती है, तभी वह लोगों को दिखती है। यह पेज अपने आप अपडेट होता है।',
  posted: (when: string) => `${when} पोस्ट की`,
  view: 'पेज देखें',
  preview: 'कैसी दिखेगी, देखें',
  again: 'बदलकर फिर पोस्ट करें',
  post: SITE_TEXTS.postProperty,
  emptyTitle: 'आपने अभी कोई प्रॉपर्टी पोस्ट नहीं की है',
  emptyText: 'चार छोटे स्टेप, और मुफ्त। बीच में रुकना पड़े, तो आपके जवाब इसी ब्राउजर में रहेंगे।',
  offline: 'इंटरनेट बंद है। यह पिछली बार की जानकारी है; इंटरनेट आते ही अपडेट होगी।',
  failed: 'आपकी लिस्टिंग नहीं खुलीं। हम कोशिश जारी रखेंगे।',
  outdated: 'आपकी लिस्टिंग अपडेट नहीं हुईं। यह पिछली बार की जानकारी है; हम कोशिश जारी रखेंगे।',
  retry: 'अभी फिर कोशिश करें',
  changed: (count: number) =>
    count === 1 ? 'एक लिस्टिंग में बदलाव हुआ है।' : `${count} लिस्टिंग में बदलाव हुआ है।`,
} as const

const LIKE = AGENT_RERA_EXAMPLES.join(', ')

/** Words about the number under which an authority has registered an agent. */
export const AGENT_RERA_TEXTS = {
  label: 'एजेंट का रेरा नंबर',
  why: `रेरा कानून (RERA Act) की धारा 9 कहती है कि रेरा में रजिस्टर्ड प्रोजेक्ट में बिक्री कराने वाला एजेंट अपने राज्य की रेरा अथॉरिटी में रजिस्ट्रेशन कराए और अपना नंबर बताए। आपका नंबर लिस्टिंग पर आपके नाम के साथ दिखेगा, ताकि खरीदार उसे देख सकें। ${NO_LEGAL_ADVICE}`,
  odd: `नंबर वैसा ही लिखें जैसा सर्टिफिकेट पर है, जैसे ${LIKE}।`,
  onlyAgents: 'यह नंबर सिर्फ एजेंट का होता है।',
} as const
