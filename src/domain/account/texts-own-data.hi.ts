import { photoOf } from '#language/account/texts'

/** Words of the part of the profile that is about the user's own data. */
export const OWN_DATA_TEXTS = {
  title: 'आपकी जानकारी',
  tab: 'जानकारी',
  loading: 'आपकी जानकारी खुल रही है…',
  failed: 'आपकी जानकारी नहीं खुली।',
  retry: 'जानकारी फिर खोलें',
  save: 'जानकारी सेव करें',
  saving: 'सेव हो रही है…',
  saved: 'आपकी जानकारी सेव हो गई।',
  nameHint: 'आपकी लिस्टिंग पर दिखता है। बदला हुआ नाम पहले एडमिन पढ़ता है, फिर लोगों को दिखता है।',
  nameWaits: (waiting: string, name: string) =>
    `“${waiting}” पर एडमिन का फैसला बाकी है। तब तक आपकी लिस्टिंग पर “${name}” दिखेगा।`,
  nameRefused: (refused: string, name: string) =>
    `“${refused}” मंजूर नहीं हुआ। आपकी लिस्टिंग पर “${name}” दिखता है।`,
  savedWaits: 'आपकी जानकारी सेव हो गई। नए नाम पर एडमिन का फैसला बाकी है।',
  whatsApp: 'खरीदार और किराएदार मुझे व्हाट्सऐप कर सकते हैं',
  whatsAppHint: 'जो आपका नंबर देखेंगे, उन्हें व्हाट्सऐप का लिंक भी मिलेगा। और किसी को नहीं।',
  messagesOnly: 'सिर्फ मैसेज: लोगों को मेरा नंबर न दिखे',
  messagesOnlyHint:
    'आपकी सभी लिस्टिंग पर लोग आपको यहीं लिखेंगे। यह तुरंत लागू होता है, और हर लिस्टिंग पर अलग भी चुना जा सकता है। जो नंबर देख चुके हैं, उनके पास वह रहेगा।',
  languageHint: 'हम आपको इसी भाषा में ई-मेल भेजेंगे।',
  photo: 'फोटो',
  photoHint: 'जरूरी नहीं। यह आपको और हमारे एडमिन को दिखती है, लोगों को नहीं।',
  photoOf,
  choosePhoto: 'फोटो चुनें',
  removePhoto: 'फोटो हटाएं',
  uploading: 'फोटो अपलोड हो रही है…',
  photoGone: 'यह फोटो अब नहीं है। इसे फिर चुनें।',
  exportTitle: 'आपके डेटा की कॉपी',
  exportText:
    'आपके और आपकी लिस्टिंग के बारे में हमारे पास जो कुछ है, सब एक फाइल में। उसे लोग भी पढ़ सकते हैं और प्रोग्राम भी।',
  export: 'मेरा डेटा डाउनलोड करें',
  exporting: 'तैयार हो रहा है…',
  exported: 'आपका डेटा अभी डाउनलोड हुई फाइल में है।',
  fileName: (date: string) => `my-data-${date}.json`,
} as const

export const ACCOUNT_DELETION_TEXTS = {
  title: 'अकाउंट हटाएं',
  text: 'हम आपका अकाउंट, फोटो के साथ आपकी लिस्टिंग और उन पर आए सवाल तुरंत और हमेशा के लिए मिटा देंगे। लिस्टिंग के पेज साइट के अगले अपडेट में, एक-दो मिनट बाद हटेंगे।',
  kept: 'फैसलों के रिकॉर्ड में बस यह रहेगा कि क्या और कब तय हुआ। उसमें आपका नाम या आपका कोई निशान नहीं होगा।',
  open: 'मेरा अकाउंट हटाएं…',
  dialogTitle: 'अकाउंट हमेशा के लिए हटाएं?',
  password: 'आपका पासवर्ड',
  submit: 'हां, सब कुछ मिटा दें',
  busy: 'मिटाया जा रहा है…',
  cancel: 'मेरा अकाउंट रहने दें',
  done: 'आपका अकाउंट और उसका सब कुछ मिट गया।',
  missing: 'यह अकाउंट अब नहीं है।',
  lastAdmin: 'अकेले आप ही एडमिन हैं। पहले किसी और को एडमिन बनाएं।',
} as const

/** Replaces the sender's name and message to others once the sender's account is deleted. */
export const FORGOTTEN = {
  name: 'हटाया गया अकाउंट',
  message: 'भेजने वाले के अकाउंट के साथ हटा दिया गया।',
} as const
