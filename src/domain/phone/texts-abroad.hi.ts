export const ABROAD_RESULT_TEXTS = {
  country: 'चुनें कि नंबर किस देश का है।',
  invalid: 'देश और अंक जांचें: वहां ऐसा मोबाइल नंबर नहीं होता। भारत के नंबर में “+” की जरूरत नहीं।',
} as const

/** Words of the field that asks for a mobile number. */
export const MOBILE_TEXTS = {
  hint: 'दस अंक, +91 के बिना।',
  abroad: 'मेरा नंबर भारत का नहीं है',
  odd: 'भारत का कोई मोबाइल नंबर ऐसे शुरू नहीं होता। आपका नंबर किसी और देश का हो, तो नीचे का खाना चुनें।',
  abroadCode: '+ और देश के कोड के साथ पूरा नंबर लिखें।',
  abroadHint: '+ और देश के कोड के साथ पूरा नंबर लिखें, या नीचे देश चुनें।',
} as const
