import type { MoneyField, RuleName } from './constants.ts'

/** The sheet in which one says what one has. */
export const MEANS_TEXTS = {
  intro:
    'बताएं कि कितना आता है और कितना जमा है। फिर हर घर पर लिखा होगा कि वह बजट में है या नहीं, और पूरा हिसाब भी।',
  private: 'आपके आंकड़े इसी फोन या कंप्यूटर पर रहते हैं। न किसी लिंक में जाते हैं, न हमारे पास।',
  fields: {
    first: 'हर महीने कितना आता है',
    second: 'दूसरी आमदनी',
    savings: 'एक बार में कितना दे सकते हैं',
    loans: 'अभी कितनी किस्तें चलती हैं',
    rent: 'अभी का किराया',
  } satisfies Record<MoneyField, string>,
  hints: {
    first: 'टैक्स कटने के बाद, खाते में; जैसे 55 हजार या 1.2 लाख',
    second: 'अगर घर में कोई और भी कमाता हो',
    savings: 'बचत और परिवार की मदद; जैसे 15 लाख',
    loans: 'हर महीने, सभी लोन की',
    rent: 'तुलना के लिए, और जब तक घर बन रहा हो',
  } satisfies Record<MoneyField, string>,
  monthly: (said: string) => `हर महीने ${said}`,
  total: (income: string) => `मिलाकर हर महीने ${income}।`,
  missing: 'आमदनी और एक बार में दी जा सकने वाली रकम, दोनों चाहिए। कुछ न हो, तो शून्य लिखें।',
  open: 'ऊपर आपका एक जवाब अभी साफ नहीं है; तब तक किसी घर के बारे में कुछ नहीं कहा जा सकता।',
  wishes: 'लिस्ट में इसका इस्तेमाल',
  onlyFits: 'सिर्फ बजट वाले घर दिखाएं',
  rules: 'नियम, और वे कहां से हैं',
  rulesAre:
    'घर बजट में है, अगर उतना लोन बैंक देते हैं और घर का हर महीने का खर्च, बाकी किस्तों के साथ, आमदनी के पहले हिस्से के अंदर रहता है। पहले और दूसरे हिस्से के बीच हो, तो मुश्किल से बजट में है।',
  ruleLabels: {
    share: 'सभी लोन, आमदनी का प्रतिशत',
    most: 'बैंक ज्यादा से ज्यादा कितना मानते हैं, प्रतिशत',
    rentShare: 'किराया, आमदनी का प्रतिशत',
    rate: 'लोन पर ब्याज, सालाना प्रतिशत',
    years: 'लोन के साल',
  } satisfies Record<RuleName, string>,
  ruleWrong: ({ min, max }: { min: number; max: number }) => `${min} से ${max} तक।`,
  yearsWrong: ({ min, max }: { min: number; max: number }) => `पूरे साल, ${min} से ${max} तक।`,
  usual: 'आम नियमों पर लौटें',
  sum: 'हिसाब देखें',
  forget: 'मेरे आंकड़े मिटाएं',
  forgotten: 'आपके आंकड़े इस फोन या कंप्यूटर से मिटा दिए गए।',
} as const
