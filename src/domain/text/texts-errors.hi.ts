/** What an answer says where no concept has words of its own for it. */
export const ERROR_TEXTS = {
  invalid: 'कुछ जवाब ठीक करने हैं।',
  malformed: 'रिक्वेस्ट पढ़ी नहीं जा सकी।',
  notSignedIn: 'आगे बढ़ने के लिए लॉग इन करें।',
  foreignOrigin: 'यह रिक्वेस्ट किसी दूसरी साइट से आई थी, इसलिए नहीं ली गई।',
  notFound: 'यह पेज नहीं है, या लिंक अधूरा है।',
  methodNotAllowed: 'यह पता ऐसी रिक्वेस्ट नहीं लेता।',
  photoInUse: 'यह फोटो भेजी हुई लिस्टिंग की है।',
  photoMissing: 'एक फोटो अब सर्वर पर नहीं है। उसे फिर अपलोड करें।',
  tooLarge: 'यह भेजने के लिए बहुत बड़ा है। छोटा करें और फिर कोशिश करें।',
  unsupportedType: 'रिक्वेस्ट का टाइप ऐसा है जिसे यह पता नहीं लेता।',
}
