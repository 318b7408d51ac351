import { shownCity } from '#language/city/texts-named'
import { LISTING_TYPE_LABELS } from '#language/listing/texts-described'
import { OWN_FILTER_TEXTS } from '#language/listing/texts-own'
import { LIST_TEXTS, PAGES_TEXTS } from '#language/paging/texts'
import { joined } from '#language/text/texts'

/** "लखनऊ और नोएडा में 24 प्रॉपर्टी उपलब्ध"; without cities only their number. */
const homes = (count: number, cities: readonly string[]) =>
  `${cities.length > 0 ? `${joined(cities.map(shownCity))} में ` : ''}${count} प्रॉपर्टी उपलब्ध`

const NOTHING = 'अभी कोई प्रॉपर्टी उपलब्ध नहीं'

/** Texts of the page of an agent's homes, for its visitors. */
export const AGENT_PAGE_TEXTS = {
  title: (name: string) => `${name} की प्रॉपर्टी`,
  about: (count: number, cities: readonly string[]) =>
    count === 0 ? NOTHING : homes(count, cities),
  description: (name: string, count: number, cities: readonly string[]) =>
    `${name}, एजेंट: ${count === 0 ? NOTHING : homes(count, cities)}।`,
  untitled: 'एक एजेंट की प्रॉपर्टी',
  filters: 'लिस्ट छोटी करें',
  choices: { city: OWN_FILTER_TEXTS.city, listingType: OWN_FILTER_TEXTS.listingType },
  all: LIST_TEXTS.all,
  choice: (label: string, count: number) => `${label} (${count})`,
  types: LISTING_TYPE_LABELS,
  none: 'ऐसी कोई प्रॉपर्टी नहीं मिली।',
  clear: LIST_TEXTS.clear,
  empty: 'इस एजेंट के पास अभी कोई प्रॉपर्टी उपलब्ध नहीं है। बाद में देखें, या सारी प्रॉपर्टी में खोजें।',
  pages: PAGES_TEXTS.pages,
  previous: LIST_TEXTS.previous,
  next: LIST_TEXTS.next,
  place: LIST_TEXTS.place,
  missing: 'यह पेज नहीं मिला',
  missingHint: 'इस एजेंट ने अपना पेज चालू नहीं किया है, या लिंक अधूरा है।',
  /** On the page of a listing. */
  more: (name: string) => `${name} की और प्रॉपर्टी`,
} as const

/** Texts of the switch for it in the profile. */
export const PUBLIC_PAGE_TEXTS = {
  title: 'आपकी सारी प्रॉपर्टी का एक पेज',
  about:
    'खरीदारों और किराएदारों को बस एक लिंक भेजें। उस पर दिखेगा आपका नाम, आप कब से सदस्य हैं, आपका एजेंट वाला रेरा नंबर (अगर आपने बताया है), और आपकी उपलब्ध प्रॉपर्टी, उनकी गिनती और शहरों के साथ।',
  never:
    'आपका फोन नंबर और ईमेल उस पर कभी नहीं दिखता: सवाल और कॉल हर लिस्टिंग के बटन से आते हैं। सर्च इंजन से कहा गया है कि इसे न दिखाएं।',
  off: 'पेज बंद है। इसे कोई नहीं खोल सकता।',
  on: 'पेज चालू है। आपकी कोई एक लिस्टिंग मंजूर होते ही दूसरे इसे खोल सकेंगे।',
  switchOn: 'पेज चालू करें',
  switchOff: 'पेज बंद करें',
  busy: 'बदला जा रहा है…',
  open: 'पेज खोलें',
  isOn: 'आपका पेज चालू है। साइट के अगले अपडेट के बाद, एक-दो मिनट में, आपकी लिस्टिंग पर इसका लिंक होगा।',
  isOff: 'आपका पेज बंद है। अब इसे कोई नहीं खोल सकता।',
} as const
