import { EXAMPLE_LOCALITY } from '#language/city/texts-region'
import { FACT_TEXTS } from '#language/listing/texts'

/** What each field of a listing is called where it is asked, and where it is shown if that differs; with its hint. */
export const FIELD_TEXTS = {
  listingType: { label: 'बेचना है या किराए पर देना?' },
  propertyCategory: { label: 'कैटेगरी' },
  propertyType: { label: 'प्रॉपर्टी टाइप' },
  city: { label: 'शहर' },
  locality: {
    label: 'इलाका',
    hint: `सेक्टर, कॉलोनी या इलाका, जैसे ${EXAMPLE_LOCALITY}।`,
  },
  projectBuildingName: {
    label: 'प्रोजेक्ट या बिल्डिंग का नाम',
    hint: 'जैसा गेट पर लिखा है। कोई नाम न हो, तो टाइप और इलाके से नाम बन जाएगा।',
  },
  plotArea: { label: 'एरिया', hint: 'जिस यूनिट में पता हो, उसी में लिखें।' },
  areaUnit: { label: 'यूनिट' },
  areaBasis: { label: 'कौन सा एरिया' },
  price: { label: 'कीमत', hint: 'रुपये में। 7200000, 72 लाख या 1.3 करोड़, जैसे चाहें लिखें।' },
  amenities: { label: 'प्रॉपर्टी या सोसायटी में क्या-क्या है' },
  bedrooms: { label: 'बेडरूम (बीएचके)', short: FACT_TEXTS.bedrooms },
  bathrooms: { label: 'बाथरूम' },
  balconies: { label: 'बालकनी' },
  parkingSpaces: { label: 'पार्किंग की जगह' },
  furnishing: { label: FACT_TEXTS.furnishing },
  facingType: { label: 'दिशा' },
  roadWidth: {
    label: 'सड़क की चौड़ाई, फुट में',
    short: 'सड़क',
    hint: 'प्लॉट के सामने वाली सड़क की।',
  },
  corner: { label: 'कॉर्नर पर है', short: 'कॉर्नर' },
  approvedBy: {
    label: 'लेआउट की मंजूरी',
    short: 'मंजूरी',
    hint: 'कॉलोनी का नक्शा किसने पास किया। खरीदार इसका कागज मांगते हैं।',
  },
  floorNumber: {
    label: 'कौन सी मंजिल',
    short: 'मंजिल',
    hint: '0 ग्राउंड फ्लोर है, -1 उसके नीचे वाली।',
  },
  totalFloors: { label: 'कुल मंजिलें', short: 'कुल मंजिलें', hint: 'पूरी बिल्डिंग में।' },
  propertyAge: { label: 'बिल्डिंग कितनी पुरानी है', short: 'कितनी पुरानी' },
  possession: { label: 'पजेशन' },
  deposit: { label: 'सिक्योरिटी', hint: 'रुपये में, आखिर में वापस मिलती है।' },
  maintenance: {
    label: 'हर महीने का मेंटेनेंस',
    short: 'मेंटेनेंस',
    hint: 'रुपये में, जो सोसायटी या बिल्डिंग हर महीने लेती है।',
  },
  negotiable: { label: 'कीमत में मोलभाव', short: 'मोलभाव' },
  brokerage: {
    label: 'ब्रोकरेज',
    hint: 'प्रॉपर्टी लेने वाला ब्रोकर को देता है।',
  },
  availableFrom: { label: 'कब से उपलब्ध है' },
  tenantsPreferred: { label: 'किराएदार कैसे चाहिए' },
  pets: { label: 'पालतू जानवर' },
  pgFor: { label: 'पीजी किसके लिए' },
  sharing: { label: 'कमरे में कितने लोग' },
  meals: { label: 'खाना' },
  airConditioning: { label: 'एसी' },
  wifi: { label: 'वाई-फाई' },
  laundry: { label: 'लॉन्ड्री' },
  gateCloses: { label: 'गेट कब बंद होता है' },
  reraNumber: {
    label: 'रेरा नंबर',
    hint: 'बिल्डर के प्रोजेक्ट का होता है। राज्य की रेरा साइट पर इसे कोई भी खरीदार जांच सकता है।',
  },
  description: {
    label: 'ब्योरा',
    hint: 'जो देखने वाले पूछेंगे: रोशनी, पानी, पड़ोस, मेन रोड का रास्ता। फोन नंबर और ईमेल न लिखें।',
  },
} as const

/** Of a home without a name of its own. */
export const MADE_NAME_TEXTS = {
  made: 'टाइप और इलाके से बना नाम, उनके साथ बदलेगा। असली नाम हो, तो वह लिखें।',
  none: (name: string) => `कोई नाम नहीं है, “${name}” ही रखें`,
  tag: 'टाइप और इलाके से बना नाम',
} as const

/** What a PG's area is, in the form and on its page. */
export const PG_AREA_TEXTS = {
  label: 'कमरे का एरिया',
  hint: 'जिस कमरे का किराया है उसका, पूरे फ्लैट या मकान का नहीं।',
} as const
