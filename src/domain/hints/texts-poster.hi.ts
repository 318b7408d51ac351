import { shownCity } from '#language/city/texts-named'
import { joined } from '#language/text/texts'

/** What a poster reads before sending. The same makes an admin look twice. */
export const POSTER_HINT_TEXTS = {
  title: 'भेजने से पहले',
  intro: 'हमारी टीम भी इन्हें देखेगी। जो गलत है उसे बदलें, या ऐसे ही भेजें।',
  checking: 'आपकी लिस्टिंग दूसरी लिस्टिंग से मिलाई जा रही है…',
  goTo: (label: string) => `${label} पर जाएं`,
  photos: 'फोटो',
  editInstead: (name: string) => `इसकी जगह ${name} को बदलें`,
  seePage: 'उसका पेज देखें',
  odd: (said: string) => `${said}: ऐसा कम होता है।`,
  place: (locality: string, cities: readonly string[], city: string) =>
    `हमारी जानकारी में ${locality} ${joined(cities.map(shownCity))} में है, ${shownCity(city)} में नहीं।`,
  rera: (number: string, example: string | null) =>
    `“${number}” यहां के रेरा नंबर जैसा नहीं लगता${example ? `; वह ऐसा होता है: ${example}` : ''}। लोगों को बैज नहीं दिखेगा।`,
  contact: (label: string, words: readonly string[]) =>
    `“${label}” में ${words.map((said) => `“${said}”`).join(', ')} लिखा है। लोग पेज के बटन से आपसे बात करेंगे, इसलिए नंबर, लिंक या दूसरे पोर्टल की जरूरत नहीं।`,
  /** Visitors of a project's page write to the portal. */
  contactOfLaunch: (label: string, words: readonly string[]) =>
    `“${label}” में ${words.map((said) => `“${said}”`).join(', ')} लिखा है। पेज देखने वाले हमसे पूछेंगे, इसलिए उसमें नंबर, लिंक या दूसरे पोर्टल की जरूरत नहीं।`,
  price: (rate: string, standing: 'low' | 'high', [low, high]: readonly [string, string]) =>
    `${rate} प्रति वर्ग फुट ${standing === 'low' ? 'कम' : 'ज्यादा'} है: यहां ऐसे घरों के आमतौर पर ${low} से ${high} मांगे जाते हैं।`,
  own: {
    duplicate: (name: string) => `यह आपकी अपनी लिस्टिंग ${name} जैसी है। नई कीमत या नई फोटो उसी में डालें।`,
    picture: (name: string) => `आपकी एक फोटो आपकी लिस्टिंग ${name} पर भी है।`,
    words: (name: string) => `आपकी लिस्टिंग ${name} में यही शब्द हैं।`,
  },
  others: {
    duplicate:
      'किसी और ने इसी जगह करीब-करीब इतने ही एरिया और कीमत की लिस्टिंग दी है। अगर यह वही घर है, तो नीचे हमारी टीम को बताएं।',
    picture: 'आपकी एक फोटो किसी और की लिस्टिंग पर है। इस घर की ऐसी फोटो लगाएं जिन्हें लगाने का आपको हक है।',
    words: 'किसी और की लिस्टिंग में यही शब्द हैं। यह घर कैसा है, अपने शब्दों में लिखें।',
  },
  note: 'हमारी टीम के लिए एक वाक्य',
  noteHint: 'यह सिर्फ आपको और हमारी टीम को दिखता है, पेज पर कभी नहीं।',
} as const
