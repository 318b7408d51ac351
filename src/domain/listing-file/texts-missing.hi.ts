import { groupedDigits } from '../text/digits.ts'

/** The own homes that a file of the whole list does not have any more. */
export const MISSING_TEXTS = {
  title: 'जो घर इस फाइल में नहीं हैं',
  choice: 'मेरे जो घर इस फाइल में नहीं हैं, वे अब उपलब्ध नहीं हैं',
  hint: 'फाइल में आपकी पूरी लिस्ट हो, तभी यह चुनें। फिर वे घर यहां दिखेंगे, और नीचे का बटन दबाने से पहले कुछ नहीं बदलेगा। हम सिर्फ वे घर देखते हैं जिनमें आपका अपना कोड है।',
  none: 'कोई घर नहीं छूटा: फाइल में जिस तरह के और जिन शहरों के घर हैं, आपके वे सभी घर उसमें हैं।',
  unsure: {
    noReference: 'इस फाइल के किसी कॉलम में आपके कोड नहीं हैं, इसलिए हम नहीं बता सकते कि कौन से घर उसमें नहीं हैं।',
    withoutReference:
      'बहुत सी लाइनों में कोड नहीं है, इसलिए हम नहीं बता सकते कि कौन से घर उसमें नहीं हैं। हर लाइन में कोड लिखें और फाइल फिर चुनें।',
    wrong: 'पहले बहुत सी लाइनें ठीक करनी होंगी। उसके बाद हम बता सकेंगे कि कौन से घर फाइल में नहीं हैं।',
  },
  group: (deal: string, city: string) => `${deal}, ${city}`,
  counts: (missing: number, present: number) =>
    `${groupedDigits(missing)} घर फाइल में नहीं, ${groupedDigits(present)} उसमें हैं।`,
  most: 'जितने घर फाइल में हैं, उनसे ज्यादा उसमें नहीं हैं। क्या यह आपकी पूरी लिस्ट है?',
  ask: 'इनका क्या हुआ?',
  leave: 'ऑनलाइन रहने दें',
  closed: { sold: 'बिक गए', rented: 'किराए पर चढ़ गए' },
  withdrawn: 'अब उपलब्ध नहीं: लिस्टिंग डिलीट करें',
  withdrawHint: 'हम ये लिस्टिंग और उनकी फोटो डिलीट कर देंगे। इसे वापस नहीं लाया जा सकता।',
  press: (count: number) => `${groupedDigits(count)} घर हटाएं`,
  busy: (done: number, all: number) => `${groupedDigits(all)} में से ${groupedDigits(done)}…`,
  undo: 'सब ऑनलाइन रहने दें',
  done: (count: number) => `${groupedDigits(count)} घर अब उपलब्ध नहीं।`,
  back: 'बिके और किराए पर चढ़े घर प्रोफाइल में फिर उपलब्ध किए जा सकते हैं।',
} as const
