import { AGE_SAID } from '#language/account/texts'
import { shownCity } from '#language/city/texts-named'
import { COMPLAINT_TIMES, complaintTimes } from '#language/report/texts-complaints'
import { NEVER_ASKED } from '#language/report/texts-never-asked'
import { LISTING_DAYS } from '../listing/constants.ts'
import type { SiteSettings } from '../site/settings.ts'
import type { PolicySection } from './policy.ts'

/** The rules of using the portal. */
export function termsOfUse(settings: SiteSettings): readonly PolicySection[] {
  const times = complaintTimes()
  return [
    {
      id: 'what',
      title: 'यह पोर्टल क्या है',
      paragraphs: [
        `${settings.nameInHindi} वे प्रॉपर्टी पब्लिश करता है जिनकी जानकारी मालिक, एजेंट और क्लाइंट देते हैं। सूचना प्रौद्योगिकी कानून, 2000 (IT Act) के तहत हम इंटरमीडियरी, यानी बीच का मंच हैं: किसी बिक्री या लीज में हम पक्ष नहीं होते, ब्रोकरेज नहीं लेते, और किसी का पैसा अपने पास नहीं रखते।`,
      ],
    },
    {
      id: 'posting',
      title: 'अगर आप पोस्ट करें',
      paragraphs: ['लिस्टिंग भेजना यह मानना है कि:'],
      points: [
        'प्रॉपर्टी आपकी है, या आपने उसे मालिक की तरफ से और उसकी जानकारी में दिया है;',
        'कीमत, एरिया, एरिया किस नाप का है और प्रॉपर्टी की हालत पोस्ट करने के दिन सही हैं, और जब ये सही न रहें, तब लिस्टिंग बदलना या हटाना आपके जिम्मे है;',
        'फोटो इसी प्रॉपर्टी की हैं और उन्हें पब्लिश करने का हक आपका है, और जो सॉफ्टवेयर ने बनाई या सजाई हैं, उन पर आपने टिक किया है;',
        'जिस प्रोजेक्ट को रेरा कानून, 2016 (RERA Act) के तहत रजिस्ट्रेशन चाहिए, वह रजिस्टर्ड है, और आपका दिया नंबर उसी का है।',
      ],
    },
    {
      id: 'not',
      title: 'क्या नामंजूर होता है',
      paragraphs: [
        'जो लिस्टिंग धर्म, जाति, लिंग या जन्म की जगह के आधार पर भेदभाव करे; विवाद वाली प्रॉपर्टी, अगर यह बताया न गया हो; एक ही प्रॉपर्टी दोबारा; फोन नंबर वाली फोटो; और जो कुछ कानून के खिलाफ हो। नामंजूरी के साथ उसकी वजह मिलती है, और लिस्टिंग ठीक करके फिर पोस्ट की जा सकती है।',
      ],
    },
    {
      id: 'reading',
      title: 'अगर आप प्रॉपर्टी खोजें',
      paragraphs: [
        'हर लिस्टिंग हमारी टीम ने मंजूर की है, पर यह मौके की जांच नहीं है: मालिकाना कागज, मंजूरियां और नाप हम नहीं जांचते। प्रॉपर्टी खुद देखें, कागज किसी वकील को पढ़वाएं, और ये दोनों काम होने से पहले कोई पैसा न दें।',
        NEVER_ASKED,
        `जिस लिस्टिंग को उसके मालिक ने ${LISTING_DAYS.unconfirmed} दिन तक कन्फर्म नहीं किया, वह साइट से हट जाती है।`,
      ],
    },
    {
      id: 'conduct',
      title: 'बर्ताव',
      paragraphs: [
        AGE_SAID,
        'प्रोग्राम से साइट का डेटा इकट्ठा न करें, मालिकों को बिन मांगे विज्ञापन न भेजें, और जो आपका नहीं है उस तक पहुंचने की कोशिश न करें। जो अकाउंट ऐसा करे, उसे हम रोक सकते हैं; जिसका वह है, उसे वजह बताई जाती है।',
      ],
    },
    {
      id: 'liability',
      title: 'जिम्मेदारी',
      paragraphs: [
        'जो हम जान-बूझकर या भारी लापरवाही से करें, उसके जिम्मेदार हम हैं। पोस्ट करने वाले क्या कहते हैं, प्रॉपर्टी किस हालत में है, या आपके और किसी दूसरे के बीच क्या सौदा हुआ, इसके जिम्मेदार हम नहीं हैं।',
      ],
    },
    {
      id: 'law',
      title: 'कानून और शिकायतें',
      paragraphs: [
        `भारत का कानून लागू है; विवाद का फैसला ${shownCity(settings.courts)} की अदालतों में होगा। उससे पहले हमारे शिकायत अधिकारी को ${settings.grievanceEmail} पर लिखें। ${COMPLAINT_TIMES}।`,
        times.before,
      ],
      points: times.classes,
      sources: times.sources,
    },
  ]
}
