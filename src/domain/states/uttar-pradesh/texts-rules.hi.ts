import type { RuleTexts } from '../form.ts'

export const RULES: RuleTexts = {
  regulator: 'यूपी रेरा (UP RERA)',
  // The check of identity: the Online Document Registration Rules of 2024, as The Times of India reported on 12
  // February 2026 with the words of the registration department. Their own text could not be read.
  registration:
    'रजिस्ट्री तहसील के सब-रजिस्ट्रार ऑफिस में होती है; पहले राज्य की IGRSUP साइट पर अपॉइंटमेंट लें। अखबारों के मुताबिक 1 फरवरी 2026 से वहां खरीदार, बेचने वाले और गवाहों की पहचान आधार से, उंगली के निशान या आंख की पुतली मिलाकर होती है। क्या लाना है, यह ऑफिस से पूछें।',
  stampDuty:
    'उत्तर प्रदेश में स्टांप ड्यूटी कीमत या जिले के सर्किल रेट पर लगती है, जो भी ज्यादा हो। महिला खरीदार के लिए कम है। रजिस्ट्री की फीस अलग है।',
}
