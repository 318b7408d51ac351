/** Why a request was not taken helps nobody who reads Hindi: what helps is to open the page again. */
const NOT_TAKEN = 'कुछ गड़बड़ हुई। पेज फिर खोलें और दोबारा कोशिश करें।'

/** What an answer says where no concept has words of its own for it. */
export const ERROR_TEXTS = {
  invalid: 'कुछ जवाब ठीक करने हैं।',
  malformed: 'रिक्वेस्ट पढ़ी नहीं जा सकी।',
  notSignedIn: 'आगे बढ़ने के लिए लॉग इन करें।',
  foreignOrigin: NOT_TAKEN,
  notFound: 'यह पेज नहीं है, या लिंक अधूरा है।',
  methodNotAllowed: NOT_TAKEN,
  photoInUse: 'यह फोटो भेजी हुई लिस्टिंग की है।',
  photoMissing: 'एक फोटो अब सर्वर पर नहीं है। उसे फिर अपलोड करें।',
  tooLarge: 'यह भेजने के लिए बहुत बड़ा है। छोटा करें और फिर कोशिश करें।',
  unsupportedType: NOT_TAKEN,
}
