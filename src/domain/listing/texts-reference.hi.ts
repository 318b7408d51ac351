/** Texts about the agent's own reference of a home. */
export const REFERENCE_TEXTS = {
  label: 'आपका रेफरेंस',
  empty: 'रेफरेंस में कोई अक्षर या अंक लिखें, या इसे खाली छोड़ें।',
  taken: 'इस रेफरेंस से आपकी एक लिस्टिंग पहले से है। उसे बदलें, या इस घर को दूसरा रेफरेंस दें।',
} as const
