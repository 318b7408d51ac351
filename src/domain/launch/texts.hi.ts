import { PHOTO_LIMITS } from '../photo/constants.ts'
import { type BUILDER_PARTS, LAUNCH_DAYS, LAUNCH_LIMITS, type LaunchState } from './constants.ts'

/** What the sender has to do with the builder. */
export const PART_LABELS: Record<(typeof BUILDER_PARTS)[number], string> = {
  builder: 'मैं बिल्डर हूं',
  staff: 'बिल्डर के यहां काम है',
  seller: 'बिल्डर की तरफ से बिक्री का काम है',
}

/** Texts of the fields that a listing does not have, or has otherwise. */
export const LAUNCH_FIELD_TEXTS = {
  builder: {
    label: 'बिल्डर',
    hint: 'कंपनी का नाम, जैसा उसके कागजों में है।',
    errors: { missing: 'बिल्डर का नाम लिखें।' },
  },
  part: {
    label: 'आप कौन हैं?',
    short: 'किसने भेजा',
    errors: { missing: 'बताएं कि बिल्डर से आपका क्या नाता है।' },
  },
  projectBuildingName: { label: 'प्रोजेक्ट', errors: { missing: 'प्रोजेक्ट का नाम लिखें।' } },
  city: { errors: { missing: 'शहर का नाम लिखें।' } },
  locality: { hint: 'इलाका या सेक्टर, जैसा वहां के लोग कहते हैं।' },
  propertyType: { label: 'सबसे ज्यादा क्या है?' },
  kinds: {
    label: 'क्या-क्या बिक्री के लिए है',
    hint: 'हर लाइन में एक, जैसे: 3 बीएचके, 1,450 वर्ग फुट कारपेट, 82 लाख से शुरू।',
    errors: { missing: 'बताएं कि क्या बिक्री के लिए है, हर लाइन में एक।' },
  },
  plotArea: { label: 'सबसे छोटा एरिया (वर्ग फुट)', short: 'सबसे छोटा एरिया', hint: 'वर्ग फुट में लिखें।' },
  price: { label: 'सबसे कम कीमत' },
  papers: {
    label: 'कागजों के लिंक',
    hint: `रेरा सर्टिफिकेट, पास हुआ नक्शा, ब्रोशर: हर लाइन में एक https लिंक, ज्यादा से ज्यादा ${LAUNCH_LIMITS.papers}। लिंक ऐसा हो जो सबके लिए खुले।`,
    errors: {
      missing: 'हर लाइन में पूरा https लिंक लिखें।',
      tooMuch: `ज्यादा से ज्यादा ${LAUNCH_LIMITS.papers} लिंक लिखें।`,
    },
  },
} as const

export const LAUNCH_RESULT_TEXTS = {
  registration: 'रेरा नंबर लिखें, या चुनें कि वह क्यों जरूरी नहीं है।',
  photos: 'कम से कम एक फोटो जोड़ें।',
  notLoggedIn: 'प्रोजेक्ट भेजने के लिए लॉग इन करना जरूरी है। आपने जो भरा है, वह यहीं सेव रहेगा।',
  failed: 'प्रोजेक्ट नहीं भेजा जा सका। आपने जो भरा है, वह सब बचा हुआ है।',
  decided: 'इस प्रोजेक्ट पर जवाब दिया जा चुका है। जवाब देखने के लिए पेज फिर से खोलें।',
} as const

export const LAUNCH_TEXTS = {
  title: 'अपना नया प्रोजेक्ट यहां लाएं',
  link: 'नया प्रोजेक्ट भेजें',
  description: 'बिल्डर अपना नया प्रोजेक्ट भेजें: क्या-क्या चाहिए, जवाब कब मिलेगा, और फिर क्या होगा।',
  intro: `अपने नए प्रोजेक्ट के बारे में बताएं। हमारी टीम उसे पढ़ेगी और ${LAUNCH_DAYS.answer} दिन के अंदर जवाब देगी। कोई पैसा नहीं लगता।`,
  needed: 'हमें क्या चाहिए',
  needs: [
    'आप कौन हैं: बिल्डर, या बिल्डर की तरफ से काम या बिक्री करने वाले।',
    'रेरा नंबर, या वह वजह जिससे वह जरूरी नहीं है। दोनों में से एक के बिना हम प्रोजेक्ट पब्लिश नहीं करते।',
    'जगह, किस-किस तरह के घर या दुकानें हैं, उनका एरिया, और सबसे कम कीमत।',
    `कम से कम एक फोटो, ज्यादा से ज्यादा ${PHOTO_LIMITS.count}।`,
    'इंटरनेट पर हों तो: रेरा सर्टिफिकेट, पास हुए नक्शे और ब्रोशर के लिंक।',
  ],
  after: 'फिर क्या होगा',
  steps: [
    'आपको मेल मिलेगा, जिसमें आपका भेजा हुआ सब और हमारे जवाब की तारीख होगी। दोनों आपकी प्रोफाइल में भी दिखेंगे।',
    `हमारी टीम उसे पढ़ेगी और ${LAUNCH_DAYS.answer} दिन के अंदर जवाब देगी।`,
    'सब ठीक हुआ तो हम पेज पूरा करके नए प्रोजेक्ट में पब्लिश करेंगे और आपको लिंक मेल करेंगे। नहीं तो वजह मेल करेंगे।',
    'जरूरत पड़ी तो हम आपके अकाउंट के ईमेल या नंबर पर बात करेंगे।',
  ],
  by: (date: string) => `आज भेजें, तो ${date} तक जवाब मिल जाएगा।`,
  loading: 'फॉर्म खुल रहा है…',
  formTitle: 'आपका प्रोजेक्ट',
  pictures: 'फोटो',
  picturesHint: 'कम से कम एक: बिल्डिंग, जमीन या उसकी ड्रॉइंग की फोटो, जिस पर कोई फोन नंबर न हो।',
  submit: 'हमारी टीम को भेजें',
  busy: 'भेजा जा रहा है…',
  sentTitle: 'आपका प्रोजेक्ट भेज दिया गया',
  sent: (project: string, date: string) =>
    `${project} हमें मिल गया। हमारी टीम ${date} तक जवाब देगी। तब तक उसे अपनी प्रोफाइल से वापस लिया जा सकता है।`,
  toProfile: 'अपनी प्रोफाइल में देखें',
  another: 'एक और प्रोजेक्ट भेजें',
  withoutScript: 'प्रोजेक्ट भेजने के लिए जावास्क्रिप्ट चाहिए। उसे चालू करें, या हमें फोन या मेल करें।',
  draftKept: 'भेजने तक आपके जवाब यहीं सेव रहते हैं।',
  clearAsk: 'इससे फॉर्म खाली हो जाएगा और फोटो हट जाएंगी।',
  againLoading: 'आपका भेजा हुआ प्रोजेक्ट खुल रहा है…',
  againFailed: 'आपका भेजा हुआ प्रोजेक्ट नहीं खुला। इंटरनेट कनेक्शन जांचें और फिर कोशिश करें।',
  asksAgain: (project: string) =>
    `यहां एक और प्रोजेक्ट का ड्राफ्ट शुरू हो चुका है। उसकी जगह ${project} भर दें, जैसा आपने भेजा था?`,
} as const

export const LAUNCH_STATE_LABELS: Record<LaunchState, string> = {
  waiting: 'जवाब का इंतजार',
  published: 'पब्लिश हो गया',
  declined: 'पब्लिश नहीं हुआ',
}

/** The launches of an account, in its profile. */
export const OWN_LAUNCH_TEXTS = {
  title: 'नए प्रोजेक्ट',
  loading: 'आपके प्रोजेक्ट खुल रहे हैं…',
  none: 'आपने कोई नया प्रोजेक्ट नहीं भेजा है। बिल्डर का भेजा हुआ प्रोजेक्ट यहां दिखेगा।',
  failed: 'आपके प्रोजेक्ट नहीं खुले। इंटरनेट कनेक्शन जांचें और फिर कोशिश करें।',
  sent: (date: string) => `${date} को भेजा`,
  due: (date: string) => `हमारी टीम ${date} तक जवाब देगी।`,
  late: (date: string) => `जवाब ${date} तक देना था, हमसे देर हो गई। दोबारा भेजने की जरूरत नहीं है।`,
  reason: (reason: string) => `वजह: ${reason}`,
  open: 'उसका पेज खोलें',
  again: 'बदलें और फिर भेजें',
  withdraw: 'वापस लें',
  asks: (project: string) => `${project} वापस लें?`,
  warns: 'आपका भेजा हुआ सब फोटो के साथ डिलीट हो जाएगा। फिर वापस नहीं आएगा।',
  withdrawing: 'वापस लिया जा रहा है…',
  keep: 'रहने दें',
  withdrawn: (project: string) => `${project} वापस ले लिया गया।`,
} as const
