import { PG_OFFER } from '#language/text/texts'

/** Texts that are on every page. */
export const SITE_TEXTS = {
  postProperty: 'प्रॉपर्टी मुफ्त पोस्ट करें',
  login: 'लॉग इन',
  profile: 'प्रोफाइल',
  admin: 'एडमिन',
  signOut: 'लॉग आउट',
  skip: 'सीधे जानकारी पर जाएं',
  notLoaded: 'लोड नहीं हुआ। इंटरनेट कनेक्शन जांचें और फिर कोशिश करें।',
  search: 'घर और जगह खोजें',
  searchHint: 'इलाका या मशहूर जगह',
  way: 'आप यहां हैं',
  smallPrint: 'कीमत और एरिया वही हैं जो मालिक ने बताए हैं। पैसे देने से पहले प्रॉपर्टी देखें और उसके कागज जांचें।',
} as const

const CLOSED_HINT = 'यह प्रॉपर्टी अब उपलब्ध नहीं है, इसलिए मालिक से संपर्क नहीं हो सकता।'

export const DETAIL_TEXTS = {
  noId: 'कोई प्रॉपर्टी नहीं चुनी गई। लिस्ट से चुनें, उसका पेज खुल जाएगा।',
  notAvailableHint: 'हो सकता है यह बिक गई हो, किराए पर चढ़ गई हो या मालिक ने हटा ली हो।',
  loadFailed: 'यह प्रॉपर्टी नहीं खुली। इंटरनेट कनेक्शन जांचें और फिर कोशिश करें।',
  loading: 'खुल रहा है…',
  retry: 'फिर कोशिश करें',
  toList: 'बिक्री की प्रॉपर्टी देखें',
  shellTitle: 'प्रॉपर्टी',
  shellDescription: 'हमारे पोर्टल पर एक प्रॉपर्टी: कीमत, फोटो, जानकारी और मालिक।',
  similarNow: 'ऐसी और प्रॉपर्टी जो अभी उपलब्ध हैं',
  linkCopied: 'लिंक कॉपी हो गया।',
  linkNotCopied: 'लिंक कॉपी नहीं हुआ। उसे एड्रेस बार से कॉपी करें।',
  closedHint: CLOSED_HINT,
  /** Said where the state was not known when the page was built. */
  closedAs: (state: string) => `${state}। ${CLOSED_HINT}`,
} as const

/** Texts of the page of a pending listing. */
export const PREVIEW_TEXTS = {
  title: 'प्रीव्यू',
  notice:
    'मंजूरी का इंतजार है। हमारी टीम मंजूर करेगी, तभी यह सबको दिखेगी। यह पेज सिर्फ आपको और हमारी टीम को दिखता है।',
  none: 'इस लिंक पर ऐसी कोई लिस्टिंग नहीं है, जिसे मंजूरी का इंतजार हो। हो सकता है उस पर फैसला हो चुका हो।',
} as const

export const NOT_FOUND_TEXTS = {
  title: 'यह पेज नहीं है',
  text: 'लिंक फिर से देखें। हो सकता है प्रॉपर्टी बिक गई हो या हटा ली गई हो।',
  buy: DETAIL_TEXTS.toList,
  home: 'होम पेज पर जाएं',
} as const

/** Texts of controls that are the same everywhere. */
export const CONTROL_TEXTS = {
  close: 'बंद करें',
  undo: 'वापस लें',
  dismiss: 'यह मैसेज बंद करें',
  signOutFailed: 'लॉग आउट नहीं हुआ। इंटरनेट कनेक्शन जांचें और फिर कोशिश करें।',
  loadedAgain: 'इंटरनेट आ गया है। फिर से दबाएं।',
} as const

/** Texts that all forms share. */
export const FORM_TEXTS = {
  optional: '(जरूरी नहीं)',
  summary: 'ये जवाब फिर से देखें',
  /** Of many answers. */
  missing: (count: number) => `${count} जवाब बाकी हैं`,
  wrong: (count: number) => `${count} जवाब फिर से देखें`,
  /** Precedes an error under its field, for screen readers. */
  error: 'गलती:',
  hide: 'छिपाएं',
  show: 'दिखाएं',
  notStated: 'नहीं बताया',
  notChosen: 'अभी नहीं चुना',
  previous: 'पीछे',
  next: 'आगे',
  /** The chip after small counts, and the label of the field that it opens. */
  otherCount: 'कोई और',
  howMany: (what: string) => `${what}, अंकों में`,
  step: (step: number, steps: number) => `स्टेप ${step}, कुल ${steps}`,
} as const

/** Words of the links in the bar, the phone's menu and the footer. */
export const NAV_TEXTS = {
  home: 'होम',
  city: 'शहर',
  buy: 'खरीदें',
  rent: 'किराए पर',
  about: 'हमारे बारे में',
  service: 'सेवाएं',
  pg: PG_OFFER,
  properties: 'प्रॉपर्टी',
  sellRent: 'बिक्री और किराए के लिए',
  post: 'अपनी प्रॉपर्टी पोस्ट करें',
  services: 'सेवाएं',
  projects: 'प्रोजेक्ट',
  exploreCity: 'शहर के प्रोजेक्ट देखें',
  newProjects: 'नए लॉन्च',
  cityHome: 'शहरों में नया',
  company: 'कंपनी',
  aboutUs: 'हमारे बारे में',
  team: 'हमारी टीम',
  contact: 'संपर्क',
  app: 'मोबाइल ऐप',
  privacy: 'प्राइवेसी पॉलिसी',
  terms: 'इस्तेमाल की शर्तें',
  askingPrices: 'मांगी गई कीमतों के बारे में',
  accessibility: 'सुलभता',
} as const

/** Names of the regions and buttons around a page. */
export const REGION_TEXTS = {
  main: 'मुख्य लिंक',
  footer: 'पेज के नीचे के लिंक',
  account: 'आपका अकाउंट',
  menu: 'मेन्यू',
  closeMenu: 'मेन्यू बंद करें',
  onThisPage: 'इस पेज पर',
  previous: 'पिछला',
  next: 'अगला',
  newTab: '(नए टैब में खुलेगा)',
} as const

/** On a page that an account may not see. */
export const REFUSED_MESSAGE = 'यह पेज एडमिन के लिए है। आपके अकाउंट से यह नहीं खुलता।'

/** Shown with statements about the law. */
export const NO_LEGAL_ADVICE = 'यह आम जानकारी है, कानूनी सलाह नहीं।'
