/** Shown to the poster of a pending listing, and to the admin above the queue. */
export const WAITING = 'मंजूरी का इंतजार'

/** Shown to the poster of a rejected one. */
export const rejected = (reason: string) => `नामंजूर: ${reason}`

/** Templates for the admin, who can edit them before the text is sent to the poster. */
export const REJECTION_REASONS = [
  'फोटो इस प्रॉपर्टी की नहीं हैं।',
  'कीमत सही नहीं लगती। उसे फिर से देखें।',
  'पता या इलाका शहर से मेल नहीं खाता।',
  'यह प्रॉपर्टी पहले से लिस्ट में है।',
  'रेरा नंबर नहीं है, और यह भी नहीं लिखा कि वह क्यों जरूरी नहीं।',
  'ब्योरे में फोन नंबर या ईमेल न लिखें।',
] as const
