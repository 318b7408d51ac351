import { AMENITIES, FACINGS } from '../listing/constants.ts'
import { fold } from '../text/fold.ts'
import { lazy } from '../text/lazy.ts'
import { slugOf } from '../text/slug.ts'
import { type Lexicon, lexicon } from './tokens.ts'
import {
  AMENITY_WORDS,
  AUTHORITY_WORDS,
  DEAL_WORDS,
  deniedOption,
  FACING_WORDS,
  FURNISHING_WORDS,
  GUEST_WORDS,
  KIND_WORDS,
  PET_WORDS,
  POSSESSION_WORDS,
  SHARING_WORDS,
  TENANT_WORDS,
  type Words,
} from './words.ts'

/** The options of the filters that words ask for, by the name of the filter. */
export type Choices = Readonly<Record<string, readonly string[]>>

/** Within a sentence, these words of an answer say something else. */
const ELSEWHERE = new Set([
  'power',
  'club',
  'any',
  'all',
  'full',
  'raw',
  'bare',
  'semi',
  'park',
  'theatre',
  'cinema',
  'golf',
  'company',
  'companies',
  'corporate',
  'man',
  'site',
  'library',
  'immediate',
  'both',
  'medical',
  'clinic',
  'सुरक्षा',
  'विला',
  'yes',
  'allowed',
  'सिंगल',
  'single room',
])

const entriesOf = (facet: string, words: Words): (readonly [string, Choices])[] =>
  words.map(([phrases, meant]) => [
    phrases
      .split(';')
      .map((phrase) => phrase.trim())
      .filter((phrase) => !ELSEWHERE.has(phrase))
      .join(';'),
    { [facet]: meant.map(slugOf) },
  ])

const facingWords = FACINGS.map((facing) => {
  const said = FACING_WORDS.find(([, [meant]]) => meant === facing)?.[0] ?? ''
  const ways = said
    .split(';')
    .map((way) => way.trim())
    .flatMap((way) => ['facing', 'face', 'mukhi', 'मुखी', 'फेसिंग'].map((end) => `${way} ${end}`))
  return [ways.join(';'), { facing: [slugOf(facing)] }] as const
})

/** Every first word with every second one. */
const pairs = (firsts: string, seconds: string) =>
  firsts
    .split(';')
    .flatMap((first) => seconds.split(';').map((second) => `${first} ${second}`))
    .join(';')

/** That a paper was seen by which somebody may offer a home. "Verified" is what others call it. */
const RIGHT_WORDS = [
  pairs('right to offer', 'seen; shown; checked; dekha; dekha gaya'),
  'right to offer',
  pairs(
    'paper; papers; document; documents; proof; ownership proof',
    'seen; shown; checked; verified; dekha; dekhe; dekhi',
  ),
  pairs('seen; checked; verified', 'paper; papers; document; documents; ownership'),
  pairs(
    'kagaz; kagaj; kaagaz; kaagaj; kagzat; kagjat; dastavez',
    'dekha; dekhe; dekha hua; dekhe hue; dekha gaya; dekhe gaye; dikhaya; dikhaye; dikhaya hua; dikhaye hue; dikhaya gaya; dikhaye gaye; checked; verified',
  ),
  pairs(
    'कागज; कागजात; दस्तावेज; पेपर; डॉक्यूमेंट',
    'देखा; देखे; देखा हुआ; देखे हुए; देखा गया; देखे गए; दिखाया; दिखाए; दिखाया हुआ; दिखाए हुए; दिखाया गया; दिखाए गए',
  ),
  pairs('घर देने का हक; देने का हक; हक', 'देखा; देखा हुआ; देखा गया; दिखाया; दिखाया गया'),
  'घर देने का हक; देने का हक',
  pairs('ghar dene ka haq; ghar dene ka hak; haq; hak', 'dekha; dekha hua; dekha gaya'),
  'ghar dene ka haq; ghar dene ka hak',
  'verified; varified; वेरिफाइड; वेरीफाइड; वेरिफाई; सत्यापित',
].join(';')

/** Without somebody between: from the owner, or at least without brokerage. */
const WITHOUT_BROKER = [
  pairs(
    'no; without; without any; zero; bina; bina kisi',
    'broker; brokers; agent; agents; dealer; dealers; dalal; dallal',
  ),
  pairs('broker; agent; dealer; dalal', 'free; mukt'),
  pairs('बिना; बिना किसी', 'ब्रोकर; एजेंट; दलाल'),
].join(';')
export const NO_BROKER = lazy(() => lexicon<true>([[WITHOUT_BROKER, true]]))

/** What visitors say of what they look for, beside amounts, rooms and places. */
const FILTERS: readonly (readonly [phrases: string, choices: Choices])[] = [
  [
    'lease; for lease; on lease; to lease; commercial lease; leasing; लीज; लीज पर; lease par; lease pe',
    { deal: ['rent'], category: ['commercial'] },
  ],
  ...entriesOf('deal', DEAL_WORDS),
  [
    'commercial; commercial property; commercial properties; व्यावसायिक; कमर्शियल',
    { category: ['commercial'] },
  ],
  ['residential; residential property; रिहायशी; आवासीय', { category: ['residential'] }],
  [
    'room; rooms; single room; one room; 1 room; room set; 1 room set; one room set; single room set; kamra; ek kamra; कमरा; एक कमरा; 1 kamra; room on rent; रूम',
    { type: ['1-rk-studio-apartment'] },
  ],
  ['house; houses', { type: ['independent-house-villa'] }],
  ['ghar; घर; home; homes', { type: ['flat-apartment', 'independent-house-villa'] }],
  ...entriesOf('type', KIND_WORDS),
  ...entriesOf('furnishing', FURNISHING_WORDS),
  ...facingWords,
  ...entriesOf('ready', POSSESSION_WORDS),
  ['brand new; new construction; newly built; new flat; नया', { age: ['new'] }],
  ...entriesOf('guests', GUEST_WORDS),
  ...entriesOf(
    'tenants',
    TENANT_WORDS.filter(([, meant]) => !meant.includes('Anyone')),
  ),
  ...entriesOf(
    'amenities',
    AMENITY_WORDS.filter(([, [meant = '']]) => (AMENITIES as readonly string[]).includes(meant)),
  ),
  [
    'no brokerage; without brokerage; zero brokerage; brokerage free; no commission; bina dalali; bina brokerage; बिना दलाली; बिना ब्रोकरेज',
    { brokerage: ['none'] },
  ],
  [
    `${WITHOUT_BROKER}; owner; owners; by owner; from owner; direct owner; owner direct; direct from owner; owner only; only owner; malik; makan malik; makan malik se; malik se; मालिक; मालिक से; मकान मालिक; मकान मालिक से; सीधे मालिक से; ओनर; ओनर से; डायरेक्ट ओनर`,
    { by: ['owner'] },
  ],
  [
    'agent; agents; by agent; dealer; dealers; broker; brokers; dalal; dallal; एजेंट; ब्रोकर; दलाल',
    { by: ['agent'] },
  ],
  [RIGHT_WORDS, { right: ['seen'] }],
  ...entriesOf(
    'pets',
    PET_WORDS.filter(([, [meant]]) => meant === 'Allowed'),
  ),
  [
    'food; with food; meals; with meals; food included; meals included; khana; khane; khana ke saath; khane ke saath; खाना; खाने; खाना सहित; खाने के साथ; खाने सहित; tiffin; mess; भोजन',
    { meals: ['breakfast-and-dinner', 'all-meals'] },
  ],
  ...entriesOf('sharing', SHARING_WORDS),
  ['corner; कॉर्नर; कोने; कोने का; corner wala', { corner: ['yes'] }],
  ['ac; a c; with ac; air conditioned; air conditioning; ac wala; एसी; ए सी', { ac: ['yes'] }],
  ['wifi; wi fi; with wifi; internet; free wifi; वाईफाई; वाई फाई', { wifi: ['yes'] }],
  ['laundry; with laundry; washing machine; लॉन्ड्री', { laundry: ['yes'] }],
  [
    'no curfew; no gate closing; no timing; no time limit; 24 hours entry; 24x7 entry; anytime entry',
    { gate: ['never'] },
  ],
  ['ground floor; gf; भूतल; ग्राउंड फ्लोर; neeche wala; नीचे वाला', { floor: ['ground'] }],
  [
    'top floor; last floor; topmost floor; top most floor; टॉप फ्लोर; सबसे ऊपर; sabse upar',
    { floor: ['top'] },
  ],
  ['basement; lower ground; lower ground floor; बेसमेंट; तहखाना', { floor: ['below-ground'] }],
  ...entriesOf('approved', AUTHORITY_WORDS),
]
export const filterWords = lazy((): Lexicon<Choices> => lexicon(FILTERS))

/** Wishes of several words that no listing states, so that no part of them is taken for another wish. */
export const asideWords = lazy(() =>
  lexicon<true>([
    [
      'servant room; servant quarter; pooja room; puja room; pooja ghar; store room; drawing room; modular kitchen; walking distance; ready by; 24x7 water; 24x7 water supply; yamuna expressway; agra expressway; lucknow agra expressway; park facing; road facing; home loan; house owner association; power cut; पूजा घर; verified photo; verified photos; rera verified; verified rera; police verified; verified tenant; verified tenants; verified number',
      true,
    ],
  ]),
)

/** Words without meaning for a search. */
const IDLE =
  'a an the in at on of for near nearby with and or to by from or me i we my our is are am want wanted wants need needed needs ' +
  'looking look show find search please plz pls kindly good best nice cheap affordable sasta saste sasti beautiful dikhao dikhaye dikhana batao urgent urgently budget property properties ' +
  'within listing listings available around area locality city price any some only just must also have having wala wale wali waala chahiye chaiye chahie ' +
  'chahte hai h hain ho hona ka ke ki ko k mein mai me m par pe pr se tak liye lie mujhe muje hame hamein apna apni sirf paas pas aas ya aur bhi mil mile milega jaye jae saath sath market bazar bazaar main road rd sadak building ' +
  'society colony side new facing floor flr sq no side wise type set allowed se seedha direct ' +
  'में का की के को चाहिए मुझे हमें पर वाला वाली वाले लिए पास है हैं हो जाए सिर्फ केवल और या से तक सा सी मे अपना सस्ता सस्ते सस्ती दिखाओ दिखाएं दिखाइए बताओ बताएं अच्छे अच्छा अच्छी इलाके शहर सीधे कोई साथ मार्केट बाजार रोड सड़क'
export const IDLE_WORDS = lazy(() => new Set(IDLE.split(' ').map(fold)))

/** With which people ask for a home, and which say nothing of it; in an offer they may mean something. */
const ASKING =
  'pass sa si bana bani koi kisi kahi kahin bhai bhaiya yaar ji abhi dikha dikhaiye dikhayen bataiye bataye bataao bata batado batana dijiye dijie dena chahte chaahiye chaiyye dhoondh dhoondo dhundo dhund dhundh khoj khojo khojna lena leni lene dila dilao dilwao karo karna karwao raha rahe rahi hu hun hoon kuch badhiya badiya accha acha achha achcha acchi achi achhi achhe jaldi wanna wanting require required requirement requirements interested send tell give get help immediately reasonable decent ' +
  'भाई किसी कहीं अभी दिखा दिखाना बता बताइए बताना दीजिए दें ढूंढ ढूंढो ढूंढना खोज खोजो लेना लेनी लेने दिलाओ दिलवाओ करो करना रहा रहे रही हूं कुछ बढ़िया जल्दी कृपया जी चाहते'
export const ASKING_WORDS = lazy(() => new Set(ASKING.split(' ').map(fold)))

/**
 * What is asked for by who denies something, where a filter asks that: "bachelors not allowed" is said of families, and
 * who wants no agent wants the owner.
 */
export function deniedChoices({ tenants = [], by = [] }: Choices): Choices | null {
  if (by.includes('agent')) return { by: ['owner'] }
  const instead = deniedOption('tenantsPreferred', tenants.length)
  return instead ? { tenants: [slugOf(instead)] } : null
}

/** A sector or phase that no map has is still one place: "sector 6" is not Sector 62. */
export const NUMBERED = lazy(() =>
  lexicon<true>([['sector; sec; sect; phase; ph; block; pocket; tower; सेक्टर', true]]),
)

export const FLOOR_WORD = lazy(() =>
  lexicon<true>([
    [
      'floor; flr; th floor; st floor; nd floor; rd floor; manzil; manjil; मंजिल; मंज़िल; तल; फ्लोर',
      true,
    ],
  ]),
)
