import { PAPER_HOURS, type PaperKind, RIGHT_DAYS, type RightOutcome } from './constants.ts'

/** A paper as its poster chooses it. */
export const PAPER_LABELS: Record<PaperKind, string> = {
  'electricity bill': 'बिजली का बिल',
  'water bill': 'पानी का बिल',
  'tax receipt': 'प्रॉपर्टी टैक्स की रसीद',
  'allotment letter': 'अलॉटमेंट लेटर',
  'sale letter': 'सेल डीड या एग्रीमेंट',
  "owner's letter": 'एजेंट के लिए मालिक का पत्र',
}

/** The same inside a sentence. */
export const A_PAPER: Record<PaperKind, string> = {
  ...PAPER_LABELS,
  "owner's letter": 'मालिक का पत्र',
}

/** Words of the page where a poster shows a paper. */
export const RIGHT_TEXTS = {
  title: 'घर देने का हक दिखाएं',
  description:
    'हमारी टीम को वह कागज दिखाएं जो बताए कि यह घर देना आपका हक है। सिर्फ उतना, जितना आप खुला छोड़ें।',
  intro:
    'लोग सबसे पहले यही पूछते हैं कि लिस्टिंग डालने वाला वह घर दे सकता है या नहीं। हमारी टीम को एक कागज दिखाएं, एजेंट मालिक का पत्र दिखाएं, फिर आपकी लिस्टिंग का पेज बताएगा कि हमने उसे देखा है। यह जरूरी नहीं: इसके बिना पेज पर “नहीं दिखाया गया” लिखा रहता है, और कुछ नहीं बदलता।',
  who: 'इसे कौन देखता है',
  whoSees: [
    'सिर्फ हमारी टीम, और हर बार खोलना दर्ज होता है। कागज, फ्लैट का नंबर या टावर किसी और को कभी नहीं दिखता।',
    `हम ${PAPER_HOURS} घंटे में जवाब देते हैं और जवाब के साथ ही कागज मिटा देते हैं, ज्यादा से ज्यादा ${RIGHT_DAYS.paper} दिन में।`,
    'बाद में सिर्फ यह रहता है कि कौन सा कागज था और हमने उसे किस दिन देखा: एक साल तक, या जब तक नाम, जगह या फ्लैट न बदले।',
    'फाइल आपके फोन या कंप्यूटर से बाहर नहीं जाती: हमें सिर्फ उसकी तस्वीर मिलती है जो आप खुला छोड़ें।',
  ],
  letterTitle: 'पत्र में क्या लिखा हो',
  letter:
    'मालिक लिखे: “मैं [फ्लैट या मकान, जगह] का मालिक हूं। [आपका नाम] इसे [तारीख] तक बेचने या किराए पर देने के लिए दिखा सकते हैं।” नाम, जगह, तारीख और साइन के साथ।',
  formTitle: (about: string) => `कागज: ${about}`,
  kind: 'कौन सा कागज',
  unit: 'फ्लैट, मकान या प्लॉट का नंबर',
  unitHint: 'जैसा कागज पर है, अक्षरों के साथ। इसे हमारी टीम के सिवा कोई नहीं पढ़ता।',
  tower: 'टावर या ब्लॉक, अगर हो',
  paper: 'कागज',
  choose: 'फोटो या PDF चुनें',
  another: 'दूसरी फोटो या PDF चुनें',
  paperHint: 'फोटो या PDF। जब तक आप उसे ढककर न भेजें, वह आपके ही फोन या कंप्यूटर पर रहती है।',
  opening: 'फाइल खुल रही है। कुछ भेजा नहीं जा रहा।',
  submit: 'जो खुला है वह भेजें',
  busy: 'भेज रहे हैं…',
  failed: 'कागज नहीं भेजा गया। वह अभी इसी पेज पर है।',
  noListing: 'कौन सी लिस्टिंग? अपनी प्रोफाइल में चुनें: उसके मेन्यू में “घर देने का हक” है।',
  gone: 'यह लिस्टिंग आपकी नहीं है, या अब नहीं है।',
  loading: 'लोड हो रहा है…',
  withoutScript: 'कागज दिखाने के लिए जावास्क्रिप्ट चाहिए, क्योंकि वह आपके ही फोन या कंप्यूटर पर ढका जाता है।',
  errors: {
    kind: 'चुनें कि कौन सा कागज है।',
    unit: 'फ्लैट, मकान या प्लॉट का नंबर लिखें।',
    pages: 'कागज चुनें, और नाम और पते के सिवा सब ढक दें।',
  },
  waiting: (kind: string, sent: string, due: string, erased: string) =>
    `${kind} हमारे पास है, ${sent} से। हम ${due} तक जवाब देंगे और उसी समय उसे मिटा देंगे, ज्यादा से ज्यादा ${erased} को।`,
  sent: 'आपके कागज का खुला हिस्सा हमें मिल गया है।',
  notNow: 'यह लिस्टिंग बंद है, इसलिए इसका कागज नहीं दिखाया जा सकता।',
  retry: 'फिर कोशिश करें',
  withdraw: 'कागज वापस लें',
  withdrawing: 'मिटा रहे हैं…',
  withdrawn: 'कागज मिटा दिया गया है।',
  replaces: 'दूसरा कागज भेजने पर वह इंतजार कर रहे कागज की जगह ले लेगा।',
  seen: (kind: string, on: string, until: string) =>
    `${kind} हमने ${on} को देखा। आपकी लिस्टिंग का पेज यह ${until} तक बताएगा।`,
  changed:
    'हमने इस लिस्टिंग का कागज देखा था, पर उसके बाद उसका नाम या जगह, या आपका नाम बदल गया है। पेज अब यह नहीं बताता: कागज फिर से दिखाएं।',
} as const

const ANSWERED: Record<Exclude<RightOutcome, 'refused' | 'taken back'>, string> = {
  seen: 'हमने आपका कागज देख लिया है और मिटा दिया है।',
  'shows too much':
    'आपके कागज में जरूरत से ज्यादा दिख रहा था, इसलिए हमने उसे तुरंत मिटा दिया। नाम, पते और नंबर के सिवा सब ढकें, और फिर से दिखाएं।',
  'not answered': 'हम आपका कागज समय पर नहीं देख पाए, इसलिए उसे मिटा दिया है। हमें खेद है: उसे फिर से दिखाएं।',
}

/** What became of a paper, in the words of the page and of the mail. */
export function answered(outcome: RightOutcome, reason: string | null): string {
  if (outcome === 'refused')
    return `हम यह नहीं बता सकते कि हमने घर देने का आपका हक देखा है। वजह: ${reason}`
  if (outcome === 'taken back')
    return `आपकी लिस्टिंग का पेज अब यह नहीं बताता कि हमने घर देने का आपका हक देखा है। वजह: ${reason}`
  return ANSWERED[outcome]
}

/** The line of a listing in its poster's profile. */
export const OWN_RIGHT_TEXTS = {
  show: 'घर देने का हक',
  waiting: (due: string) => `आपका कागज हमारे पास है; हम ${due} तक जवाब देंगे।`,
  seen: (on: string) => `घर देने का हक हमने ${on} को देखा।`,
  changed: 'घर देने का हक: लिस्टिंग बदलने के बाद नहीं दिखाया गया।',
  answered: {
    refused: 'घर देने का हक: कागज नहीं माना गया।',
    'shows too much': 'घर देने का हक: आपके कागज में ज्यादा दिख रहा है।',
    'not answered': 'घर देने का हक: कागज बिना जवाब के मिटा दिया गया।',
    'taken back': 'घर देने का हक: अब नहीं दिखाया जाता।',
  } satisfies Record<Exclude<RightOutcome, 'seen'>, string>,
} as const
