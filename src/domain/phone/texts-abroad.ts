export const ABROAD_RESULT_TEXTS = {
  country: 'Choose the country of your number.',
  invalid:
    'Check the country and the digits: no mobile number there looks like this. An Indian number needs no “+”.',
} as const

/** Words of the field that asks for a mobile number. */
export const MOBILE_TEXTS = {
  hint: 'Ten digits, without +91.',
  abroad: 'My number is not Indian',
  odd: 'No Indian mobile number begins like this. If yours is from another country, tick the box below.',
  abroadCode: 'All digits with + and the country’s code.',
  abroadHint: 'All digits with + and the country’s code, or choose the country below.',
} as const
