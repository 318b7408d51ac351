import { availabilityLabel } from '#language/listing/texts-described'
import { OWN_FILTER_TEXTS } from '#language/listing/texts-own'
import { LIST_TEXTS } from '#language/paging/texts'
import { LISTING_DAYS } from './constants.ts'

/** Words of the admins' list of published listings. */
export const PUBLISHED_TEXTS = {
  title: 'पब्लिश हुई लिस्टिंग',
  about: 'पब्लिश हुई लिस्टिंग खोजें, कन्फर्म करें, बंद करें या हटाएं।',
  search: 'पब्लिश हुई लिस्टिंग में खोजें',
  searchHint: 'नाम, इलाका, शहर, पोस्ट करने वाला या आईडी।',
  columns: {
    name: 'लिस्टिंग',
    state: 'स्टेटस',
    price: 'कीमत',
    actions: LIST_TEXTS.actions,
  },
  none: 'अभी कोई लिस्टिंग पब्लिश नहीं हुई।',
  city: 'शहर',
  listingType: OWN_FILTER_TEXTS.listingType,
  available: 'उपलब्ध',
  confirmedAgo: (when: string) => `${when} कन्फर्म हुई`,
  expired: `नहीं दिख रही: ${LISTING_DAYS.unconfirmed} दिन से कन्फर्म नहीं`,
  mark: availabilityLabel,
  confirm: 'अब भी उपलब्ध है',
  unpublish: 'साइट से हटाएं',
  changed: 'आपके पढ़ने के बाद यह लिस्टिंग बदल गई है। अब नई दिख रही है। इसे फिर पढ़ें।',
  closed: (name: string, state: string) => `${name} पर अब “${state}” लिखा है।`,
  confirmed: (name: string) => `${name} कन्फर्म हो गई: उपलब्ध है।`,
  unpublished: (name: string) => `${name} को हटा दिया। पोस्ट करने वाले को आपकी वजह दिखेगी।`,
  dialog: {
    title: (name: string) => `${name} को साइट से हटाएं`,
    hint: 'साइट के अगले अपडेट के साथ यह लोगों को नहीं दिखेगी। पोस्ट करने वाले को वजह दिखेगी, और वह इसे ठीक करके फिर पोस्ट कर सकता है।',
    submit: 'यह लिस्टिंग हटाएं',
    busy: 'हटाई जा रही है…',
  },
} as const
