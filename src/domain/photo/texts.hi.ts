import { PHOTO_LIMITS } from './constants.ts'

export const TOO_MANY_PHOTOS = `ज्यादा से ज्यादा ${PHOTO_LIMITS.count} फोटो चुनें।`

export const inMegabytes = (bytes: number): string => `${bytes / 1_000_000} MB`

export const PHOTO_TEXTS = {
  // Of one or several: nothing in the sentence follows from the number.
  uploaded: 'फोटो का अपलोड पूरा हुआ।',
  failed: 'फोटो का अपलोड पूरा नहीं हुआ। फिर कोशिश करें।',
  tooMany: TOO_MANY_PHOTOS,
  tooLarge: `फाइल बहुत बड़ी है। ${inMegabytes(PHOTO_LIMITS.bytes)} से छोटी फोटो चुनें।`,
  heic: 'HEIC फोटो नहीं खुलती। इसे JPEG में सेव करें और फिर चुनें।',
  wrongType: 'सिर्फ JPEG, PNG और WebP फोटो चलेंगी।',
  broken: 'यह फाइल खराब या अधूरी है। दूसरी फोटो चुनें।',
  tooManyPixels: `इस फोटो में पिक्सल बहुत ज्यादा हैं। ${PHOTO_LIMITS.pixels / 1_000_000} मेगापिक्सल से छोटी फोटो चुनें।`,
  tooHeavy:
    'यह फोटो इंटरलेस्ड है या इसमें हर रंग के 16 बिट हैं, और उस हिसाब से बहुत बड़ी है। इसे सादी JPEG में सेव करें और फिर चुनें।',
  tooSmall: `यह फोटो बहुत छोटी है। कम से कम ${PHOTO_LIMITS.smallestEdge} × ${PHOTO_LIMITS.smallestEdge} पिक्सल की फोटो चुनें।`,
  connectionLost: 'फोटो पहुंचने से पहले इंटरनेट टूट गया। फिर कोशिश करें।',
  chooseAnother: 'यह फोटो अब सर्वर पर नहीं है। इसे हटाएं और फिर चुनें।',
  preparing: 'बारी का इंतजार',
  shrinking: 'छोटी हो रही है…',
  waiting: 'अपलोड होने का इंतजार',
  checking: 'पहुंच गई। सर्वर इसे जांच रहा है…',
  quota: 'आपकी बहुत सी फोटो किसी लिस्टिंग में नहीं लगी हैं। कुछ भेजें या हटाएं, फिर कोशिश करें।',
} as const
