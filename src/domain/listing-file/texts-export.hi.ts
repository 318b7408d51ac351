import type { ListingState } from '../listing/constants.ts'

/** Texts of the file of an account's own listings. The words of its status are read back as they are written. */
export const EXPORT_TEXTS = {
  title: 'अपनी लिस्टिंग साथ ले जाएं',
  about:
    'आपकी सभी लिस्टिंग एक टेबल में, आपके कोड और उनके स्टेटस के साथ। नामंजूर लिस्टिंग इसमें नहीं हैं। जिस बदलाव को मंजूरी का इंतजार है, वह पुरानी जानकारी की जगह लिखा है।',
  again: 'इसे स्प्रेडशीट में बदलें और वापस ले आएं। जो नहीं बदला, वह वैसा ही रहेगा।',
  workbook: 'Excel फाइल (.xlsx)',
  csv: 'CSV फाइल',
  busy: 'तैयार हो रही है…',
  failed: 'फाइल नहीं बन सकी। इंटरनेट कनेक्शन जांचें और फिर कोशिश करें।',
  fileName: (date: string, kind: 'csv' | 'xlsx') => `my-listings-${date}.${kind}`,
  reference: 'कोड',
  status: 'स्टेटस',
  states: {
    pending: 'मंजूरी का इंतजार',
    published: 'ऑनलाइन',
    expired: 'समय पूरा',
  } satisfies Partial<Record<ListingState, string>>,
  /** Where nothing says whether it was sold or rented out. */
  closed: 'सौदा हो गया',
} as const
