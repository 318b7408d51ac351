/** Texts of the mails about saved searches and saved listings. */
export const SEARCH_MAIL_TEXTS = {
  greeting: (name: string) => `नमस्ते ${name} जी,`,
  /** The subject by how many homes are new and how many cheaper, and by the name of the first of the searches. */
  subject: (fresh: number, cheaper: number, name: string, several: boolean) => {
    const counts = [fresh > 0 && `${fresh} नई`, cheaper > 0 && `${cheaper} सस्ती`]
    return `${counts.filter(Boolean).join(', ')} प्रॉपर्टी: ${name}${several ? ' और दूसरी खोजें' : ''}`
  },
  leads: {
    fresh: 'आपकी सेव की हुई खोजों में नई लिस्टिंग आई हैं:',
    cheaper: 'आपकी सेव की हुई खोजों में कीमतें घटी हैं:',
    both: 'आपकी सेव की हुई खोजों में नई लिस्टिंग आई हैं और कीमतें घटी हैं:',
  },
  /** Above the homes of one search, of which a search before it may have listed some. */
  head: (name: string, above: number) =>
    above > 0 ? `${name} (${above} ऊपर आ चुकी ${above === 1 ? 'है' : 'हैं'}):` : `${name}:`,
  more: (count: number) => `${count} और देखें`,
  all: 'सब देखें',
  rhythm: 'बदलें कि मेल कब-कब आएं',
  fallenSubject: (amount: string, place: string) => `${amount} सस्ती हुई: ${place}`,
  severalSubject: (count: number) => `आपकी सेव की हुई ${count} प्रॉपर्टी सस्ती हुई हैं`,
  fallen: 'आपकी सेव की हुई प्रॉपर्टी अब सस्ती है:',
  several: 'आपकी सेव की हुई कुछ प्रॉपर्टी अब सस्ती हैं:',
  toSaved: 'सेव की हुई प्रॉपर्टी देखें',
} as const
