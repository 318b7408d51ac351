/** Texts of a visit without a connection, and of a new version of the site. */
export const OFFLINE_TEXTS = {
  title: 'इस पेज के लिए इंटरनेट चाहिए',
  text: 'यह पेज इस फोन या कंप्यूटर पर नहीं है। इंटरनेट आने पर फिर कोशिश करें।',
  retry: 'फिर कोशिश करें',
  here: 'ये पेज अभी पढ़े जा सकते हैं',
  none: 'इस फोन या कंप्यूटर पर अभी कोई पेज नहीं है। आपके खोले हुए पेज अगली बार के लिए रखे जाते हैं।',
  kept: (ago: string) => `${ago} की कॉपी`,
  offline: 'इंटरनेट बंद है।',
  slow: 'इस पेज को खुलने में देर लग रही है।',
  unreached: 'अभी हमसे संपर्क नहीं हो पा रहा है।',
  copy: (ago: string) => `यह पेज ${ago} का है। हो सकता है कीमतें बदल गई हों।`,
  online: 'इंटरनेट आ गया है।',
  reload: 'फिर से खोलें',
} as const

export const NEW_VERSION_TEXTS = {
  ready: 'इस साइट का नया वर्जन तैयार है।',
  reload: 'फिर से खोलें',
} as const
