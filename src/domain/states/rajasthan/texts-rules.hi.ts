import type { RuleTexts } from '../form.ts'

export const RULES: RuleTexts = {
  regulator: 'राजस्थान रेरा (RERA)',
  // Registration: Elets eGov, September 2023, with the words of the Department of Registration and Stamps.
  registration: 'रजिस्ट्री सब-रजिस्ट्रार ऑफिस में होती है; समय राज्य की साइट पर चुना जा सकता है।',
  stampDuty:
    'राजस्थान में स्टांप ड्यूटी के पांचवें हिस्से जितना सरचार्ज भी लगता है; यहां की दरों में वह शामिल है। महिला खरीदार के लिए कम है। रजिस्ट्री की फीस अलग है।',
}
