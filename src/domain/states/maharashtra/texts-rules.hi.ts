import type { RuleTexts } from '../form.ts'

export const RULES: RuleTexts = {
  regulator: 'महारेरा',
  // Market value: the Department of Registration and Stamps on its own site, 9 July 2014.
  registration: 'रजिस्ट्री राज्य के रजिस्ट्री और स्टांप विभाग के सब-रजिस्ट्रार ऑफिस में होती है।',
  stampDuty:
    'महाराष्ट्र में स्टांप ड्यूटी कीमत या बाजार भाव पर लगती है, जो भी ज्यादा हो। शहरों की दरों में मेट्रो सेस और लोकल बॉडी टैक्स शामिल हैं। वहां महिला खरीदार के लिए कम है। रजिस्ट्री की फीस अलग है।',
}
