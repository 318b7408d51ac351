import { SUBMITTING } from '#language/text/texts'
import { ACCOUNT_LIMITS } from '../account/constants.ts'

export const CONTACT_RESULT_TEXTS = {
  nameEmpty: '❌ नाम लिखें।',
  mobileInvalid: `❌ मोबाइल नंबर सही नहीं है। ${ACCOUNT_LIMITS.mobileDigits} अंक लिखें।`,
  emailInvalid: '❌ ईमेल सही नहीं है।',
  messageEmpty: '❌ मैसेज लिखें।',
  busy: SUBMITTING,
  done: '✅ आपका मैसेज भेज दिया गया।',
  failed: '❌ कुछ गड़बड़ हुई। फिर कोशिश करें।',
} as const

/** Shown instead of the form where scripts do not run. */
export const CONTACT_WITHOUT_SCRIPT = 'यहां से मैसेज भेजने के लिए जावास्क्रिप्ट चाहिए। उसके बिना फोन या मेल करें।'

export const CONTACT_TEXTS = {
  title: 'संपर्क करें',
  description: 'किसी प्रॉपर्टी, सेवा या इस पोर्टल के बारे में ऑफिस को लिखें। जवाब मशीन नहीं, हमारी टीम देती है।',
  intro: 'किसी प्रॉपर्टी या सेवा के बारे में, या कुछ गड़बड़ हुई हो तो हमें लिखें। जवाब मशीन नहीं, हमारी टीम देती है।',
  name: 'नाम',
  mobileNumber: 'मोबाइल नंबर',
  email: 'ईमेल',
  message: 'मैसेज',
  submit: 'मैसेज भेजें',
  privacy:
    'आपका मैसेज आपके नाम, नंबर और ईमेल के साथ रखा जाता है। उसे सिर्फ हमारी टीम पढ़ती है, और उसका इस्तेमाल सिर्फ जवाब देने के लिए होता है।',
  privacyLink: 'प्राइवेसी पॉलिसी',
  honeypot: 'यह जगह खाली छोड़ें',
  sales: 'सेल्स',
  office: 'ऑफिस',
  visit: 'मिलने का पता',
  about: (subject: string) => `मुझे इसके बारे में और जानना है: ${subject}\n\n`,
} as const
