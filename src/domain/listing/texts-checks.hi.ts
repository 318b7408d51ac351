import { shownState } from '#language/city/texts-named'
import { shownValue } from '#language/listing/texts-values'
import { joined } from '#language/text/texts'
import type { PosterWord } from './poster.ts'

/** What the note of an admin is of: how many pictures a listing has, and whether it has a description. */
export type Noted = { photos: number; description: boolean }

/**
 * What is said of an admin's reading, each from the moment of the note that makes it true; null without one. The moment
 * itself follows the words.
 */
export const READ_SAYS = {
  /** The seal of a listing, also on the picture of a shared link. */
  seal: (readAt: string | null): string | null => (readAt ? 'हमारी टीम ने पढ़ी:' : null),
  whole: (readAt: string | null, { photos, description }: Noted): string | null => {
    if (!readAt) return null
    const read = [photos > 0 && 'फोटो', 'कीमत', description && 'ब्योरा'].filter(
      (word) => word !== false,
    )
    // The verb agrees with the last noun: only ब्योरा is masculine.
    const ending = description ? 'े' : photos > 0 ? 'ीं' : 'ी'
    return `${joined(read)} हमारी टीम ने ${photos > 0 ? 'देख' : 'पढ़'}${ending}:`
  },
  /** Of a new price that was read alone: it goes on after what was said of the rest. */
  priceAgain: (priceReadAt: string | null, readAt: string | null): string | null => {
    if (!priceReadAt) return null
    return readAt ? '; कीमत को फिर से:' : '; कीमत हमारी टीम ने पढ़ी:'
  },
} as const

/** Where no note says that somebody has read it: an approval, followed by its moment. */
export const APPROVAL_TEXTS = {
  seal: 'मंजूर:',
  whole: 'हमारी टीम ने यह लिस्टिंग मंजूर की:',
} as const

/** Texts of the checks on a listing's page. */
export const CHECK_TEXTS = {
  title: 'क्या जांचा गया, और कब',
  sealConfirmed: { before: '', after: ' कन्फर्म हुई' },
  sealLeads: ': क्या जांचा गया',
  confirmed: (who: PosterWord, byAdmin: boolean) =>
    byAdmin
      ? 'हमारी टीम ने आखिरी बार कन्फर्म किया कि यह उपलब्ध है:'
      : `${shownValue(who)} ने आखिरी बार कन्फर्म किया कि यह उपलब्ध है:`,
  verified: (who: PosterWord) => `${shownValue(who)} ने अपना ईमेल कन्फर्म किया है।`,
  notVerified: (who: PosterWord) => `${shownValue(who)} ने अभी अपना ईमेल कन्फर्म नहीं किया है।`,
  reraPlausible: (state: string) =>
    `रेरा नंबर देखने में ${shownState(state)} के नंबरों जैसा है। पैसे देने से पहले इसे रेरा की साइट पर देखें।`,
  reraDoubtful: (state: string, who: PosterWord) =>
    `${shownState(state)} के जैसे रेरा नंबर हमें पता हैं, यह वैसा नहीं है। ${shownValue(who)} से पूछें, और इसे रेरा की साइट पर देखें।`,
  agentRera: (state: string) =>
    `एजेंट का अपना रेरा नंबर देखने में ${shownState(state)} के नंबरों जैसा है। इसे रेरा की साइट पर देखें।`,
  reraInvented: 'डेमो: यह रेरा नंबर काल्पनिक है, और किसी रजिस्टर में नहीं है।',
  reraNone: 'रेरा नंबर नहीं दिया गया है।',
  notTitle: 'क्या नहीं जांचा गया',
  not: [
    'मालिकाना हक के कागज: रजिस्ट्री, दाखिल-खारिज और टाइटल। जो कागज हमने देखा, वह इनका सबूत नहीं है',
    'लोन, बकाया और कोर्ट केस',
    'खुद प्रॉपर्टी: हम वहां नहीं गए हैं',
  ],
} as const
