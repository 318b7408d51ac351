/** Texts for a city that was on and is switched off. */
export const CITY_OFF_TEXTS = {
  title: (city: string) => `${city}: फिलहाल घर नहीं`,
  said: (city: string) =>
    `${city} के घर फिलहाल हमारे यहां नहीं हैं। ${city} के घर लौटे, तो यह पेज फिर खुलेगा।`,
  others: 'ये शहर खुले हैं:',
  /** Beside a listing of one's own there. */
  own: (city: string) => `यह लिस्टिंग किसी को नहीं दिखती: ${city} फिलहाल बंद है।`,
}
