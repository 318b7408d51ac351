import { inMegabytes } from '#language/photo/texts'
import { PHOTO_LIMITS } from '../photo/constants.ts'
import { groupedDigits } from '../text/digits.ts'
import { PHOTO_FOLDER_LIMITS } from './constants.ts'

/** Why a folder or a ZIP gives no photos, or one photo of it cannot be read. */
export const PHOTO_FOLDER_TEXTS = {
  none: 'इसमें कोई फोटो नहीं है।',
  tooMany: `इसमें ${groupedDigits(PHOTO_FOLDER_LIMITS.entries)} से ज्यादा फोटो हैं। इनका एक हिस्सा चुनें।`,
  noZip: 'यह ZIP नहीं खुली। शायद खराब है। इसे अनजिप करें और फोल्डर चुनें।',
  locked: 'यह ZIP पासवर्ड मांगती है। इसे अनजिप करें और फोल्डर चुनें।',
  broken: 'यह फोटो खराब है, या ZIP में अधूरी रह गई।',
  tooLarge: `यह फोटो बहुत बड़ी है। ${inMegabytes(PHOTO_LIMITS.chosenBytes)} तक की चलेगी।`,
} as const

/** The question about photos of a folder or a ZIP that look like screenshots. */
export const SCREEN_TEXTS = {
  ask: (count: number) =>
    count === 1
      ? 'एक फोटो स्क्रीनशॉट जैसी लगती है। क्या यह उसी घर की फोटो है?'
      : `${count} फोटो स्क्रीनशॉट जैसी लगती हैं। क्या ये अपने घरों की फोटो हैं?`,
  names: (names: readonly string[]) =>
    `${names.slice(0, 6).join(', ')}${names.length > 6 ? ', …' : ''}`,
  first: 'पहले बताएं कि ये अपने घरों की फोटो हैं या नहीं।',
  keep: (count: number) => (count === 1 ? 'हां, भेजें' : `हां, सभी ${count} भेजें`),
  leaveOut: (count: number) => (count === 1 ? 'नहीं, छोड़ दें' : `नहीं, सभी ${count} छोड़ दें`),
} as const
