import { shownCity } from '#language/city/texts-named'
import { inPercent } from '#language/money/texts-amounts'
import type { PolicySection } from '../company/policy.ts'
import { LISTING_DAYS } from '../listing/constants.ts'
import { ERROR_LIMITS, LEAST_ASKED, SURE_LIMITS } from './constants.ts'
import { isMeasured, type Measured } from './measure.ts'

export const HOW_ASKED_TEXTS = {
  title: 'मांगी गई कीमतों का दायरा कैसे निकलता है',
  description:
    'कौन से घर मिलाए जाते हैं, उनकी मांगी गई कीमतों से दायरा कैसे बनता है, वह कितना पक्का है, और कितनी बार गलत निकलता है।',
  demo: 'डेमो: यहां के घर काल्पनिक हैं, और उनकी कीमतें भी। इनके आंकड़े किसी असली शहर के बारे में कुछ नहीं बताते।',
} as const

/** What the error in a city was; null where it has too few asking prices. */
function errorOf(city: string, found: Measured): string {
  const name = shownCity(city)
  if (!isMeasured(found)) return `${name}: अभी कम हैं। कुल ${found.asked} हैं।`
  const { held, inside, apart } = found
  const share = inPercent(Math.round((inside * 100) / held))
  const others = apart === null ? '' : ` बाकी में से आधी ${inPercent(apart)} से कम बाहर थीं।`
  return `${name}: ${held} मांगी गई कीमतें अलग रखी गईं, और उनमें से ${share} अपने दायरे में थीं।${others}`
}

/** How ranges are made. `errors` are those of each city. */
export function howAsked(
  errors: readonly { city: string; found: Measured }[],
): readonly PolicySection[] {
  const { many, close, wide } = SURE_LIMITS
  const { least, days } = ERROR_LIMITS
  return [
    {
      id: 'what',
      title: 'यह क्या बताता है',
      paragraphs: [
        'ऐसे घरों के कितने मांगे जाते हैं: एक दायरा, साथ में कितनी कीमतें, वे कितनी पुरानी हैं, और दायरा कितना पक्का है।',
        'यह बताता है कि कितना मांगा जाता है, यह नहीं कि आखिर में कितना दिया जाता है। यह किसी एक घर के बारे में राय नहीं है।',
      ],
    },
    {
      id: 'which',
      title: 'कौन से घर मिलाए जाते हैं',
      paragraphs: [],
      points: [
        'जो घर अभी यहां उपलब्ध हैं: उसी तरह के, उतने ही बेडरूम वाले, उसी इलाके के।',
        `दायरे के लिए ऐसे ${LEAST_ASKED} घर चाहिए। कम हों तो दायरा पूरे शहर का होता है, और यह लिखा रहता है। वहां भी कम हों तो हम यही बताते हैं।`,
        'जो घर कई अकाउंट से दिया जा रहा है, वह एक बार गिना जाता है, अपनी सबसे कम मांगी गई कीमत पर।',
        'पेज वाला घर अपने ही दायरे में नहीं गिना जाता।',
      ],
    },
    {
      id: 'range',
      title: 'दायरा कैसे बनता है',
      paragraphs: [],
      points: [
        'हर मांगी गई कीमत को उस घर के साइज से भाग देकर इस घर के साइज से गुणा किया जाता है। पीजी का बेड जैसा है वैसा ही मिलाया जाता है।',
        'एक चौथाई घर दायरे से कम मांगते हैं, और एक चौथाई ज्यादा। दायरे के दोनों सिरे बाहर की तरफ गोल किए जाते हैं।',
        'इलाके का अपना कोई साइज नहीं होता: वहां के दायरे आम साइज के लिए हैं, जो साथ में लिखा रहता है।',
      ],
    },
    {
      id: 'age',
      title: 'कीमतें कितनी पुरानी हैं',
      paragraphs: [
        `मालिक के आखिरी बार कन्फर्म करने के ${LISTING_DAYS.unconfirmed} दिन बाद लिस्टिंग साइट से हट जाती है। लिखी गई तारीख वह सबसे पहला दिन है, जब इनमें से कोई कीमत बताई या कन्फर्म की गई।`,
      ],
    },
    {
      id: 'sure',
      title: 'यह कितना पक्का है',
      paragraphs: [],
      points: [
        `काफी: इलाके में ${many} या ज्यादा मांगी गई कीमतें, और ऊपर का सिरा नीचे वाले से ज्यादा से ज्यादा ${inPercent(close)} ऊपर।`,
        `कम: ऊपर का सिरा नीचे वाले से ${inPercent(wide)} से ज्यादा ऊपर, या पूरे शहर में ${many} से कम कीमतें।`,
        'ठीक-ठाक: इनके बीच का सब कुछ।',
      ],
    },
    {
      id: 'error',
      title: 'यह कितनी बार गलत निकलता है',
      paragraphs: [
        'हम एक-एक घर को अलग रखते हैं, बाकी घरों से उसका दायरा बनाते हैं, और देखते हैं कि उसके कितने मांगे जाते हैं। आधे घर अपने दायरे में होने चाहिए।',
        `किसी शहर के बारे में हम यह तब बताते हैं, जब पिछले ${days} दिनों में बताई या कन्फर्म की गई ${least} कीमतें हों।`,
      ],
      points: errors.map(({ city, found }) => errorOf(city, found)),
    },
    {
      id: 'months',
      title: 'महीने दर महीने',
      paragraphs: [
        'इलाके के पेज पर स्प्रेडशीट के लिए एक टेबल है: हर महीने के आखिर में क्या उपलब्ध था, और मांगी गई कीमतों के बीच के आधे हिस्से के दोनों सिरे, हर घर के अपने साइज के लिए। जिन घरों की लिस्टिंग डिलीट हुईं, वे उसमें नहीं हैं।',
      ],
    },
  ]
}
