import { CITY_COUNT } from '#language/city/texts-named'
import { PG_RESIDENTIAL } from '#language/listing/texts'
import { TOO_MANY_PHOTOS } from '#language/photo/texts'
import { NO_CONTACT_DETAILS } from '#language/text/texts'
import { joinFacts } from '../text/facts.ts'
import { LISTING_DAYS, LISTING_LIMITS } from './constants.ts'
import { type Figures, VIEWS } from './views.ts'

/** Error messages for the poster when a change to a listing is refused. */
export const OWN_LISTING_RESULT_TEXTS = {
  changed:
    'आपके खोलने के बाद यह लिस्टिंग बदली गई या इस पर फैसला हुआ। आपके जवाब यहीं हैं। उन्हें भेजने के लिए फिर “भेजें” दबाएं।',
  cannotUndo: 'अब यह वापस नहीं हो सकता। लिस्टिंग के पास वाले बटन से उसे फिर उपलब्ध करें।',
  closed: 'इस लिस्टिंग पर “बिक गई” या “किराए पर चढ़ गई” लिखा है। बदलने से पहले इसे फिर उपलब्ध करें।',
} as const

/** Texts of the poster's own listings: their state and the actions on them. */
export const OWN_LISTING_TEXTS = {
  postSeveral: 'एक साथ कई पोस्ट करें',
  notShown: 'नहीं दिख रही',
  expired: (since: string) => `${since} से नहीं दिख रही। कन्फर्म करें कि यह उपलब्ध है।`,
  closed: (until: string) => `लोगों को ${until} तक दिखेगी, संपर्क के बिना।`,
  past: (since: string) => `${since} से नहीं दिख रही।`,
  changeWaiting: 'बदलाव को मंजूरी का इंतजार',
  changeRejected: (reason: string) => `बदलाव नामंजूर: ${reason}`,
  changeNote: 'तब तक लोगों को लिस्टिंग पहले जैसी दिखेगी।',
  edit: 'बदलें',
  more: 'और',
  reopen: 'फिर उपलब्ध करें',
  messagesOnly: 'सिर्फ मैसेज चाहिए',
  showNumber: 'मेरा नंबर दिखाएं',
  isMessagesOnly: 'सिर्फ मैसेज: लोग आपको लिखते हैं, नंबर उन्हें नहीं दिखता।',
  nowMessagesOnly: (name: string) =>
    `${name}: अब लोग सिर्फ लिख सकते हैं। जिसने आपका नंबर देख लिया, उसके पास वह रहेगा।`,
  nowShowsNumber: (name: string) =>
    `${name}: जो लोग लॉग इन हैं और जिनका ईमेल कन्फर्म है, उन्हें आपका नंबर फिर दिख सकता है।`,
  remove: 'डिलीट करें',
  undone: (name: string) => `${name} पहले जैसी हो गई।`,
  removed: (name: string) => `${name} डिलीट हो गई।`,
  dialog: {
    title: (name: string) => `${name} को डिलीट करें?`,
    pending:
      'यह तुरंत मंजूरी की लाइन से हट जाएगी, और हम इसकी फोटो डिलीट कर देंगे। इसे वापस नहीं लाया जा सकता।',
    approved:
      'एक-दो मिनट में, साइट के अगले अपडेट के साथ, यह लोगों को दिखना बंद हो जाएगी। हम इसकी फोटो और मंजूरी का इंतजार करता बदलाव भी डिलीट कर देंगे। लोगों के सवाल इस पेज पर रहेंगे। इसे वापस नहीं लाया जा सकता।',
    instead: `बिक गई या किराए पर चढ़ गई? डिलीट न करें, वही बताएं: लोगों को यह ${LISTING_DAYS.closed} दिन तक दिखेगी।`,
    submit: 'यह लिस्टिंग डिलीट करें',
    busy: 'डिलीट हो रही है…',
    cancel: 'रहने दें',
  },
} as const

/** Texts of a listing's figures, for its poster. */
export const FIGURE_TEXTS = {
  /** Says what has happened; what has not is no news. */
  line: ({ views, saved, asked, shown }: Figures) =>
    joinFacts([
      views > 0 && `करीब ${views} बार देखी गई`,
      saved > 0 && `${saved} बार सेव हुई`,
      asked > 0 && `${asked} सवाल`,
      shown > 0 && `नंबर ${shown} ${shown === 1 ? 'व्यक्ति' : 'लोगों'} को दिखाया गया`,
    ]) || 'देखे जाने की गिनती अभी नहीं है',
  note: `कितनी बार देखी गई, इसका अंदाजा हम हर रात ${VIEWS.oneIn} में से एक विजिट से लगाते हैं, कुकी के बिना। “सेव हुई” में अकाउंट गिने जाते हैं।`,
} as const

/** Texts of the page to which the mail about a listing's expiry links. */
export const RENEWAL_TEXTS = {
  title: 'क्या यह अब भी उपलब्ध है?',
  description: 'मेल से कन्फर्म करें कि आपकी लिस्टिंग अब भी उपलब्ध है।',
  intro: `मेल में बताई लिस्टिंग कन्फर्म करने के लिए एक बार बटन दबाएं। फिर लोगों को वह ${LISTING_DAYS.unconfirmed} दिन और दिखेगी।`,
  submit: 'हां, अब भी उपलब्ध है',
  busy: 'कन्फर्म हो रही है…',
  done: (about: string, until: string) => `${about} कन्फर्म हो गई। लोगों को यह ${until} तक दिखेगी।`,
  doneBefore: (about: string, until: string) =>
    `${about} पहले ही कन्फर्म हो चुकी है। लोगों को यह ${until} तक दिखेगी।`,
  toListings: 'अपनी लिस्टिंग खोलें',
  other: 'बिक गई या किराए पर चढ़ गई? अपनी लिस्टिंग में बताएं',
} as const

/** Why such a link has no effect. */
export const RENEWAL_RESULT_TEXTS = {
  foreign: 'यह लिंक हमारा नहीं है, या अधूरा है। इसकी जगह अपनी लिस्टिंग खोलें।',
  closed:
    'इस लिस्टिंग पर “बिक गई” या “किराए पर चढ़ गई” लिखा है। अगर यह बदल गया है, तो अपनी लिस्टिंग में इसे फिर उपलब्ध करें।',
} as const

export const wholeNumberBetween = (min: number, max: number) =>
  `${min} से ${max} तक का नंबर लिखें, दशमलव के बिना।`

/** Error messages of the fields of the posting form. */
export const LISTING_FIELD_TEXTS = {
  listingType: 'चुनें कि बेचना है, किराए पर देना है या पीजी है।',
  propertyCategory: 'रिहायशी या कमर्शियल चुनें।',
  propertyType: 'प्रॉपर्टी टाइप चुनें।',
  typeNotInCategory: 'यह प्रॉपर्टी टाइप चुनी हुई कैटेगरी में नहीं आता।',
  pgResidential: PG_RESIDENTIAL,
  city: `${CITY_COUNT} में से एक चुनें।`,
  locality: 'इलाका लिखें।',
  projectBuildingName: 'प्रोजेक्ट या बिल्डिंग का नाम लिखें।',
  price: 'कीमत पूरे रुपयों में लिखें, शून्य से ज्यादा।',
  priceTooHigh: 'यह कीमत बहुत ज्यादा है। रुपये में लिखें, पैसे में नहीं।',
  plotArea: 'एरिया लिखें, शून्य से ज्यादा।',
  plotAreaTooLow: 'यह एरिया बहुत छोटा है। यूनिट देखें।',
  plotAreaTooHigh: 'यह एरिया बहुत बड़ा है। यूनिट देखें।',
  areaUnit: 'यूनिट चुनें।',
  contactDetails: `${NO_CONTACT_DETAILS} लोग आपसे लिस्टिंग के बटनों से बात करेंगे।`,
  link: 'लिंक न लिखें। अगर यह लिंक नहीं है, तो डॉट के बाद एक स्पेस दें।',
  choose: 'दिए हुए जवाबों में से एक चुनें।',
  floors: wholeNumberBetween(0, LISTING_LIMITS.floors),
  floorAboveTop: 'मंजिल का नंबर कुल मंजिलों से ज्यादा नहीं हो सकता।',
  bedrooms: wholeNumberBetween(1, LISTING_LIMITS.bedrooms),
  bathrooms: wholeNumberBetween(1, LISTING_LIMITS.bathrooms),
  deposit: 'सिक्योरिटी पूरे रुपयों में लिखें।',
  maintenance: 'मेंटेनेंस पूरे रुपयों में लिखें।',
  availableFrom: 'तारीख लिखें।',
  photos: TOO_MANY_PHOTOS,
} as const
