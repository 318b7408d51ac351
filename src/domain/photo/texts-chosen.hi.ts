import { inMegabytes } from '#language/photo/texts'
import { PHOTO_LIMITS } from './constants.ts'
import type { RefusedKind } from './signature.ts'

const inMegapixels = (pixels: number) => `${pixels / 1_000_000} मेगापिक्सल`

/** What is said of a file that somebody has chosen as a photo: what it is, and what helps. */
export const REFUSED_KIND_TEXTS: Record<RefusedKind, string> = {
  gif: 'यह GIF है। इसे JPEG या PNG में सेव करें और फिर चुनें।',
  bmp: 'यह BMP फाइल है। इसे JPEG या PNG में सेव करें और फिर चुनें।',
  raw: 'यह TIFF या कैमरे की RAW फाइल है। इसे JPEG में सेव करें और फिर चुनें।',
  pdf: 'यह PDF है। इसके पेज का स्क्रीनशॉट लें और उसे चुनें।',
  svg: 'यह SVG ड्रॉइंग है। इसे PNG में सेव करें और फिर चुनें।',
  video: 'यह वीडियो है। कोई फोटो चुनें, या वीडियो का स्क्रीनशॉट।',
  empty: 'यह फाइल खाली है। अगर यह क्लाउड में है, तो पहले डाउनलोड करें। इसके बाद फिर चुनें।',
  other: 'यह ऐसी फोटो नहीं है जो हमसे खुल सके। JPEG, PNG, WebP या HEIC फोटो चुनें।',
}

export const CHOSEN_TEXTS = {
  tooLarge: `फाइल बहुत बड़ी है। ${inMegabytes(PHOTO_LIMITS.chosenBytes)} से छोटी फोटो चुनें।`,
  tooManyPixels: `इस फोटो में पिक्सल बहुत ज्यादा हैं। ${inMegapixels(PHOTO_LIMITS.chosenPixels)} से छोटी फोटो चुनें।`,
  tooManyForHeic: `इस ब्राउजर में ${inMegapixels(PHOTO_LIMITS.heicPixels)} से बड़ी HEIC फोटो नहीं खुलती। इसे JPEG में सेव करें और फिर चुनें।`,
  incomplete:
    'यह फाइल अधूरी है, इसका आखिरी हिस्सा नहीं है। इसे फिर डाउनलोड करें या दोबारा मंगाएं। इसके बाद फिर चुनें।',
  unreadable: 'यह फाइल नहीं खुली। फोटो फिर चुनें।',
  unsupported: 'इस ब्राउजर में ऐसी फोटो नहीं खुलती। इसे JPEG में सेव करें और फिर चुनें।',
  notLoaded: 'HEIC फोटो खोलने वाला प्रोग्राम लोड नहीं हुआ। इंटरनेट कनेक्शन जांचें और फिर कोशिश करें।',
  slow: 'इस फोन या कंप्यूटर पर यह फोटो खुलने में बहुत समय लग रहा है। इसका स्क्रीनशॉट लें और उसे चुनें।',
  gaveUp: 'इस फोन या कंप्यूटर पर फोटो छोटी नहीं हो सकी। बाकी टैब और ऐप बंद करें, फिर कोशिश करें।',
} as const
