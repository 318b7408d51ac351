import { COMPLAINT_TIMES } from '#language/report/texts-complaints'
import { NAV_TEXTS } from '#language/site/texts'
import type { PolicySection } from '../company/policy.ts'
import { formatDate } from '../time/calendar.ts'
import type { Tried } from './accessibility.ts'
import type { SiteSettings } from './settings.ts'

export const ACCESSIBILITY_TEXTS = {
  title: NAV_TEXTS.accessibility,
  description: 'यह पोर्टल किस मानक तक पहुंचना चाहता है, क्या परखा गया, क्या बाकी है, और किसे बताएं।',
} as const

/** What each of the tests tries, as it stands in the source code. */
const TRIED: Record<Tried, string> = {
  axe: 'प्रोग्राम axe हर तरह के एक पब्लिक पेज पर, फोन और लैपटॉप की चौड़ाई में, गलतियां और फीके अक्षर खोजता है।',
  keyboard:
    'टैब का बटन पहली बार दबाने पर सीधे मुख्य हिस्से पर जाने का रास्ता मिलता है; फोन का मेन्यू, सरकने वाली पट्टियां और लिस्टिंग की फोटो सिर्फ कीबोर्ड से चलाई जाती हैं।',
  keyboardPosting: 'एक लिस्टिंग सिर्फ कीबोर्ड से पोस्ट की जाती है।',
  focus: 'कीबोर्ड जिस चीज पर है, वह दिखती रहती है, टिकी रहने वाली पट्टियों के नीचे भी।',
  motion:
    'जहां फोन या कंप्यूटर में हलचल कम रखने को चुना गया है, वहां पट्टियां सरकती नहीं, सीधे बदलती हैं, कोई वीडियो नहीं चलता, और कुछ भी अपने आप नहीं हिलता।',
  script: 'लिस्ट, लिस्टिंग और प्रोजेक्ट बिना जावास्क्रिप्ट के पढ़े जा सकते हैं।',
}

/** What is aimed at, what was tried and what was not. It claims nothing that nobody ran. */
export function accessibilityStatement(
  { names, grievanceEmail }: Pick<SiteSettings, 'names' | 'grievanceEmail'>,
  lastRun: string,
): readonly PolicySection[] {
  return [
    {
      id: 'aim',
      title: 'हमारा लक्ष्य',
      paragraphs: [
        `${names.hi} का लक्ष्य WCAG 2.2 (Web Content Accessibility Guidelines) का लेवल AA है। जितना हमने पढ़ा है, भारतीय मानक IS 17802 और सरकारी साइटों के दिशानिर्देश GIGW 3, दोनों WCAG 2.1 के लेवल AA पर टिके हैं।`,
        'यह लक्ष्य है: बाहर के किसी व्यक्ति ने पोर्टल को नहीं परखा है, और हम यह दावा नहीं करते कि हर पेज इस मानक पर खरा उतरता है।',
      ],
    },
    {
      id: 'tried',
      title: 'क्या परखा जाता है',
      paragraphs: [
        'ये टेस्ट पोर्टल के सोर्स कोड का हिस्सा हैं। ये क्रोमियम ब्राउजर में, डेमो डेटा पर चलते हैं।',
        `वहां ये आखिरी बार ${formatDate(lastRun)} को चले, इस साइट पर नहीं:`,
      ],
      points: Object.values(TRIED),
    },
    {
      id: 'gaps',
      title: 'क्या बाकी है',
      paragraphs: [],
      points: [
        'स्क्रीन रीडर चलाने वाले किसी व्यक्ति का कोई टेस्ट दर्ज नहीं है, न ही दिव्यांग लोगों का।',
        'टेस्ट फायरफॉक्स या सफारी में नहीं चलते।',
        'फोटो के लिए लिखा टेक्स्ट कमरा और घर बताता है, यह नहीं कि फोटो में क्या दिख रहा है: फोटो का वर्णन कोई नहीं लिखता।',
        'अकाउंट, मैसेज और पोस्ट करने के लिए जावास्क्रिप्ट चाहिए।',
        'हमारे पेज सिर्फ हिन्दी और अंग्रेजी में हैं, एडमिन के पेज सिर्फ अंग्रेजी में। लिस्टिंग में लोग जो लिखते हैं, वह वैसा ही रहता है।',
      ],
    },
    {
      id: 'contact',
      title: 'हमें बताएं',
      paragraphs: [
        `किसी पेज को चलाने में अड़चन आ रही है? ${grievanceEmail} पर लिखें, या संपर्क वाले पेज से मैसेज भेजें। पेज का लिंक भेजें और बताएं कि क्या हुआ। इस ईमेल पर आई शिकायतों के बारे में: ${COMPLAINT_TIMES}।`,
      ],
    },
  ]
}
