import { FIRST_CITY } from '../city/constants.ts'
import { shownCity } from '#language/city/texts-named'
import { EXAMPLE_LOCALITY } from '#language/city/texts-region'

export const PROJECT_ENTRY_TEXTS = {
  pageTitle: 'प्रोजेक्ट के बारे में लिखें',
  description:
    'प्रोजेक्ट को शब्दों में लिखें, अपने डिवाइस पर ड्राफ्ट रखें, और तैयार होने पर पोस्ट करने के फॉर्म में ले जाएं।',
  intro: 'पोस्ट करने से पहले शब्द ठीक कर लें। आपका लिखा इसी डिवाइस पर रहता है; इस पेज से कुछ नहीं भेजा जाता।',
  sketch: 'लोगों को ऐसा दिखेगा',
  afterwards: 'इसके बाद क्या होता है',
  steps: [
    'प्रोजेक्ट बनाएं: वह इस डिवाइस पर ड्राफ्ट में रहता है, और उसे जितनी बार चाहें बदलें।',
    'पोस्ट करने के फॉर्म में आगे बढ़ें: आपका लिखा वहां भरा मिलेगा, बस फोटो, एरिया और सुविधाएं जोड़ें।',
    'एक इंसान उसे मंजूर करता है, या बताता है कि क्या कमी है।',
  ],
  withoutScript:
    'प्रोजेक्ट के बारे में लिखने के लिए जावास्क्रिप्ट चाहिए: ड्राफ्ट आपके ब्राउजर में रहता है। नीचे के प्रोजेक्ट उसके बिना भी पढ़े जा सकते हैं।',
  submit: 'प्रोजेक्ट बनाएं',
  kept: 'आपका प्रोजेक्ट इस डिवाइस पर ड्राफ्ट में है। कुछ नहीं भेजा गया।',
  keptHint:
    'उसे पब्लिश करवाने के लिए पोस्ट करने के फॉर्म में आगे बढ़ें: आपका लिखा वहां भरा है। ऑनलाइन आने से पहले एक इंसान उस पर फैसला करता है।',
  goOn: 'पोस्ट करने के फॉर्म में आगे बढ़ें',
  goOnFailed: 'पोस्ट करने का फॉर्म नहीं खुला। इंटरनेट देखें और फिर कोशिश करें।',
  replaceAsk: 'पोस्ट करने के फॉर्म में पहले से एक ड्राफ्ट है। क्या उसकी जगह यह प्रोजेक्ट रखना है?',
  startOver: 'यह फॉर्म खाली करें',
  entries: 'अब तक लिखे गए प्रोजेक्ट',
  entriesIntro: 'दूसरों ने कैसे लिखा: हेडिंग में एक बात, फिर एरिया, निर्माण कहां तक पहुंचा और आने का रास्ता।',
  entriesNone: 'अभी किसी के बारे में नहीं लिखा गया।',
} as const

/** Labels of fields that a listing does not have. `title` is another one than in the admins' form. */
export const ENTRY_LABELS = {
  title: 'प्रोजेक्ट का नाम',
  heading: 'हेडिंग',
  location: 'जगह',
} as const

export const ENTRY_HINTS = {
  heading: 'एक लाइन, जो बताए कि खास क्या है।',
  location: `इलाका और शहर, जैसे ${EXAMPLE_LOCALITY}, ${shownCity(FIRST_CITY.name)}।`,
  description: 'जो लोग पूछेंगे: एरिया, निर्माण कहां तक पहुंचा, आने का रास्ता। फोन नंबर और ई-मेल न लिखें।',
} as const

/** Error messages of the fields. */
export const PROJECT_ENTRY_FIELD_TEXTS = {
  title: 'प्रोजेक्ट का नाम लिखें।',
  heading: 'हेडिंग लिखें।',
  location: 'लिखें कि प्रोजेक्ट कहां है।',
  description: 'प्रोजेक्ट के बारे में एक-दो वाक्य लिखें।',
} as const
