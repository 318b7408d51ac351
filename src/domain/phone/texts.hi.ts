import { PHONE_LIMITS } from './constants.ts'

export const PHONE_TEXTS = {
  open: 'फोन नंबर देखें',
  /** Under the button, for those who have not been shown a number yet. */
  free: 'मुफ्त, करीब एक मिनट में: लॉग इन करें, और अपना ईमेल एक बार कन्फर्म करें।',
  /** Instead of the button, where the poster wants to be written to only. */
  withheld: 'सिर्फ मैसेज',
  messagesOnly: 'सिर्फ मैसेज: यहां नंबर नहीं दिखाया जाता। मैसेज लिखें, जवाब सीधे आपके पास आएगा।',
  title: (owner: string) => `${owner} का फोन नंबर`,
  consent: 'आपने यह नंबर कब देखा, यह हम लिखकर रखेंगे, ताकि इसका गलत इस्तेमाल न हो।',
  stepsTitle: 'मुफ्त, और करीब एक मिनट का काम। पहले दो स्टेप सिर्फ एक बार करने हैं:',
  steps: {
    account: 'लॉग इन करें या अकाउंट बनाएं।',
    confirm: 'हमारे मेल के लिंक से अपना ईमेल कन्फर्म करें।',
    consent: 'मंजूरी दें: नंबर किसने और कब देखा, यह हम लिखकर रखेंगे।',
  },
  logIn: 'लॉग इन करें या अकाउंट बनाएं',
  agree: 'मंजूरी दें और नंबर देखें',
  busy: 'नंबर आ रहा है…',
  writeOnWhatsApp: 'व्हाट्सऐप पर लिखें',
  hello: (title: string, address: string) =>
    `नमस्ते, मैंने इस पोर्टल पर “${title}” देखा। क्या यह अब भी उपलब्ध है? ${address}`,
  hint: 'फोन पर बताएं कि आपने यह लिस्टिंग इस साइट पर देखी। प्रॉपर्टी और उसके कागज देखने से पहले कोई पैसा न दें।',
  loadFailed: 'नंबर नहीं मिला। इंटरनेट कनेक्शन जांचें और फिर कोशिश करें।',
  viewerLimit: `आपने एक दिन में ${PHONE_LIMITS.viewer.attempts} नंबर देख लिए, इससे ज्यादा नहीं दिखाए जाते। मैसेज भेजें या कल आएं।`,
  networkLimit: 'आपके नेटवर्क से आज बहुत ज्यादा नंबर देखे गए। मैसेज भेजें या कल आएं।',
  unconfirmed: 'पहले अपना ईमेल कन्फर्म करें। इससे फर्जी अकाउंट नंबर जमा नहीं कर पाते।',
  oneLeft: (email: string) =>
    `बस एक स्टेप बाकी है: अपना ईमेल कन्फर्म करें। अकाउंट बनाते समय हमने ${email} पर जो लिंक भेजा था, उसे खोलें या फिर से मंगाएं।`,
  confirmed: 'मैंने कन्फर्म कर दिया',
  checking: 'देखा जा रहा है…',
  stillUnconfirmed: 'अभी कन्फर्म नहीं है। मेल में आया लिंक खोलें; स्पैम फोल्डर भी देखें।',
  sendLink: 'मेल फिर से मंगाएं',
  sending: 'मेल भेजा जा रहा है…',
  linkSent: 'मेल भेज दिया गया है।',
  listingLimit: 'आज बहुत ज्यादा लोगों ने यह नंबर देखा। मैसेज भेजें या कल आएं।',
} as const

/** "+91 98765 43210" of ten digits. */
export function formatMobile(mobileNumber: string): string {
  return `+91 ${mobileNumber.slice(0, 5)} ${mobileNumber.slice(5)}`
}
