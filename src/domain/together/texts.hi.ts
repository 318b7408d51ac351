import type { Answer } from './constants.ts'
import { TOGETHER_DAYS, TOGETHER_LIMITS } from './constants.ts'
import type { Standing } from './rules.ts'

const ANSWER_WORDS = { yes: 'हां', maybe: 'शायद', no: 'नहीं' } satisfies Record<Answer, string>
const NO_ANSWER = 'अभी जवाब नहीं'

/** Texts of the list that two people share. */
export const TOGETHER_TEXTS = {
  title: 'साथ मिलकर चुनें',
  titleWith: (name: string) => `आप और ${name}`,
  description: 'दो लोगों की एक लिस्ट: हां, शायद या नहीं, और दोनों का अपना नोट।',
  loading: 'आपकी लिस्ट खुल रही है…',
  failed: 'आपकी लिस्ट नहीं खुली।',
  notNow: 'इस फोन या कंप्यूटर पर लिस्ट पिछली बार ऐसी खुली थी।',
  withoutScript: 'इस लिस्ट के लिए जावास्क्रिप्ट चाहिए।',
  link: 'किसी के साथ मिलकर चुनें',
  linkHint: 'दोनों हां, शायद या नहीं कहें, और दोनों को दिखे।',
  tabs: { label: 'आपकी लिस्ट', list: 'घर', compare: 'तुलना' },

  compareEmpty: 'लिस्ट में दो घर हों, तो वे यहां साथ-साथ दिखेंगे।',
  inviteTitle: 'जिनके साथ चुनना है, उन्हें बुलाएं',
  inviteText:
    'एक घर, दो राय: दोनों हां, शायद या नहीं कहें और नोट लिखें। जो दोनों को पसंद हो, वह सबसे ऊपर रहता है।',
  seesHost:
    'जिन्हें आप बुलाएं, उन्हें आपका नाम, आपके सेव किए घर और यहां उन पर आपकी कही बातें दिखेंगी। “सिर्फ आपके लिए” वाले नोट, आपकी खोजें, आपका नंबर और ईमेल नहीं दिखेंगे।',
  logIn:
    'किसी को बुलाने के लिए लॉग इन करें: आपके सेव किए घर ही लिस्ट बनते हैं। जिन्हें बुलाया जाए, उन्हें अकाउंट नहीं चाहिए।',
  toLogin: 'लॉग इन करें',
  make: 'बुलावा बनाएं',
  invitation: 'आपका बुलावा',
  once: (until: string) =>
    `यह एक ही व्यक्ति के लिए है, जो इसे एक फोन या कंप्यूटर पर बटन दबाकर ले। यह ${until} तक चलेगा।`,
  waiting: 'अभी किसी ने नहीं लिया।',
  anew: 'नया बनाएं',
  anewHint: 'फिर पुराना काम नहीं करेगा।',
  lapsed: `बुलावा ${TOGETHER_DAYS.invitation} दिन में किसी ने नहीं लिया। नया बनाएं।`,
  message: (address: string) => `चलो, घर साथ मिलकर चुनें: ${address}`,

  asked: (name: string) => `${name} ने घर साथ चुनने के लिए आपको बुलाया है`,
  askedHomes: (count: number) => (count === 1 ? 'लिस्ट में एक घर है।' : `लिस्ट में ${count} घर हैं।`),
  seesGuest: (name: string) =>
    `${name} को वह नाम दिखेगा जो आप यहां लिखें, आपके जोड़े घर और उन पर आपकी कही बातें। इस फोन या कंप्यूटर से और कुछ नहीं जाता। अकाउंट नहीं चाहिए, और लिस्ट कभी भी छोड़ी जा सकती है।`,
  name: 'आपका नाम, जो दूसरे को दिखेगा',
  nameMissing: 'वह नाम लिखें जिससे दूसरा आपको पहचाने।',
  noContact: 'फोन नंबर और ईमेल न लिखें: आप दोनों की पहचान पहले से है।',
  take: 'साथ मिलकर चुनें',
  taking: 'जुड़ रहे हैं…',
  ownInvitation: 'यह आपका अपना बुलावा है। इसे उन्हें भेजें जिनके साथ चुनना है।',
  oneSeat:
    'इस फोन या कंप्यूटर पर किसी और के साथ एक लिस्ट पहले से है। पहले वह लिस्ट छोड़ें, या लॉग इन करें: अकाउंट में दोनों रहती हैं।',

  you: 'आप',
  answers: ANSWER_WORDS,
  noAnswer: NO_ANSWER,
  yourAnswer: (home: string) => `${home} पर आपका जवाब`,
  note: (name: string) => `नोट, जो ${name} को दिखेगा`,
  says: (name: string, answer: Answer | null) =>
    `${name}: ${answer === null ? NO_ANSWER : ANSWER_WORDS[answer]}`,
  standings: {
    both: 'दोनों को पसंद',
    maybe: 'शायद पसंद',
    no: 'एक ने मना किया',
  } satisfies Record<Exclude<Standing, 'open'>, string>,
  waits: (who: 'you' | 'other' | 'both', name: string | null) =>
    who === 'both'
      ? 'अभी किसी का जवाब नहीं'
      : `${who === 'you' ? 'आपके' : `${name ?? 'दूसरे'} के`} जवाब का इंतजार`,
  sortAgain: 'फिर क्रम से लगाएं',
  order:
    'पहले जो दोनों को पसंद है, फिर जिस पर कोई पक्का नहीं, जिस पर जवाब बाकी है, और जिस पर किसी ने मना किया।',
  isNew: (name: string) => `${name} की ओर से नया`,
  news: (name: string, since: string, { said, saved }: { said: number; saved: number }) => {
    const parts = [
      said > 0 && (said === 1 ? 'एक घर पर कुछ लिखा' : `${said} घरों पर कुछ लिखा`),
      saved > 0 && (saved === 1 ? 'एक घर सेव किया' : `${saved} घर सेव किए`),
    ]
    return `${since} को आपके देखने के बाद ${name} ने ${parts.filter(Boolean).join(' और ')}।`
  },
  nothingNew: (name: string, since: string) =>
    `${since} को आपके देखने के बाद ${name} की ओर से कुछ नया नहीं।`,
  notSaved: (name: string) => `${name} के सेव किए घरों में यह अब नहीं है।`,
  notSavedMine: 'आपके सेव किए घरों में यह अब नहीं है।',
  takeBack: 'मेरी कही बात हटाएं',
  tookBack: (home: string) => `${home}: आपकी कही बात हट गई।`,
  empty: 'लिस्ट में अभी कोई घर नहीं है।',
  emptyHost: 'किसी भी प्रॉपर्टी के दिल पर टैप करें: वह दोनों की लिस्ट में आ जाएगी।',
  emptyGuest: 'किसी भी प्रॉपर्टी के दिल पर टैप करें, फिर उसे यहां जोड़ें।',
  add: 'जोड़ें',
  addTitle: 'इस फोन या कंप्यूटर पर सेव, पर लिस्ट में नहीं',
  added: (home: string) => `${home} लिस्ट में है।`,
  kept: 'इस फोन या कंप्यूटर पर रखा है। इंटरनेट लौटने पर हम भेजेंगे।',

  about: 'इस लिस्ट के बारे में',
  sharedWith: (name: string, day: string) => `${name} ने आपका बुलावा ${day} को लिया।`,
  mails: (name: string) => `${name} कुछ कहे तो मुझे मेल करें`,
  mailsHint: 'दिन में एक मेल तक, और सिर्फ जब तक आपने न देखा हो।',
  mailsNeed: 'जो नया हो, उसके मेल के लिए कन्फर्म किए ईमेल वाला अकाउंट चाहिए।',
  mailsOn: 'जो नया हो, हम मेल से बताएंगे, दिन में एक बार तक।',
  mailsOff: 'इस लिस्ट के मेल नहीं आएंगे।',
  searches: (name: string) => `आपकी इन खोजों के मेल ${name} को भी जाएं`,
  searchesHint: (name: string) => `${name} को ये तब तक मिलेंगे, जब तक इस लिस्ट के मेल चालू हों।`,
  searchShared: (name: string, shared: boolean) =>
    shared ? `इसके मेल ${name} को भी मिलेंगे।` : `इसके मेल अब ${name} को नहीं मिलेंगे।`,
  othersSearches: (name: string) => `${name} की खोजें, जिनके मेल आपको भी मिलते हैं`,
  end: (name: string) => `${name} के साथ की लिस्ट खत्म करें`,
  endHost: (name: string) =>
    `इन घरों पर आपने और ${name} ने जो कहा, वह मिट जाएगा। आपके सेव किए घर और आपके अपने नोट रहेंगे।`,
  leave: 'लिस्ट छोड़ें',
  leaveText: (name: string) =>
    `इन घरों पर आपने जो कहा, वह मिट जाएगा। ${name} को दिखेगा कि आपने लिस्ट छोड़ दी।`,
  sure: 'हां, खत्म करें',
  ended: 'लिस्ट खत्म हुई। उसमें जो कहा गया था, वह मिट गया।',
  left: 'आपने लिस्ट छोड़ दी। आपकी कही बातें मिट गईं।',
  alone:
    'इस लिस्ट में अभी आपके साथ कोई नहीं है: जो साथ था, उसने लिस्ट छोड़ दी, और उसकी कही बातें मिट गईं। आपकी कही बातें यहां हैं। अब जिन्हें बुलाएंगे, उन्हें दिखेंगी।',
  over: 'यह लिस्ट खत्म कर दी गई। उसमें जो कहा गया था, वह मिट गया।',
  lost: 'जो आपने लिखा था और भेजा नहीं गया था, वह अब नहीं भेजा जा सकता: लिस्ट या घर अब नहीं है। हमने उसे नहीं रखा। जो चाहिए, अभी कॉपी कर लें:',
  choose: 'किसके साथ?',
} as const

/** Why the server refuses. */
export const TOGETHER_REFUSED = {
  over: 'यह बुलावा लिया जा चुका है, वापस ले लिया गया या इसका समय बीत गया। जिन्होंने भेजा, उनसे नया मांगें।',
  taken: 'आपका बुलावा लिया जा चुका है। पेज फिर खोलें।',
  full: `एक व्यक्ति ${TOGETHER_LIMITS.homes} घरों पर कुछ कह सकता है। जो घर जा चुका है, उस पर कही बात हटाएं।`,
} as const
