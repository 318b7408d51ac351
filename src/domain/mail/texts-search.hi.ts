import { GREETING } from '#language/mail/texts-account'
import { FOLLOWED_TEXTS } from '#language/saved-search/texts'
import { FOLLOWER_DAYS } from '../saved-search/constants.ts'
import { formatLongDate } from '../time/calendar.ts'

/** Texts of the mails about saved searches and saved listings. */
export const SEARCH_MAIL_TEXTS = {
  greeting: (name: string) => (name ? `नमस्ते ${name} जी,` : GREETING),
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
  /** Before the head of a search that another person shares. */
  shared: (by: string, head: string) => `${by} की खोज: ${head}`,
  more: (count: number) => `${count} और देखें`,
  all: 'सब देखें',
  change: 'यह खोज बदलें',
  rhythm: 'बदलें कि मेल कब-कब आएं',
  fallenSubject: (amount: string, place: string) => `${amount} सस्ती हुई: ${place}`,
  severalSubject: (count: number) => `आपकी सेव की हुई ${count} प्रॉपर्टी सस्ती हुई हैं`,
  fallen: 'आपकी सेव की हुई प्रॉपर्टी अब सस्ती है:',
  several: 'आपकी सेव की हुई कुछ प्रॉपर्टी अब सस्ती हैं:',
  toSaved: 'सेव की हुई प्रॉपर्टी देखें',
  together: {
    subject: (by: string) => `${by}: साथ चुनने की लिस्ट में कुछ नया`,
    told: (by: string, count: number) =>
      `${by} ने साथ चुनने की लिस्ट के ${count === 1 ? 'एक घर' : `${count} घरों`} पर कुछ लिखा है। जो लिखा है, वह लिस्ट में है:`,
    open: 'लिस्ट खोलें',
  },
  /** Instead of `rhythm` for somebody without an account. */
  followed: 'ये मेल बदलें या बंद करें',
  confirm: {
    subject: 'कन्फर्म करें: नए घर ईमेल पर',
    asked: (search: string) =>
      search
        ? `किसी ने, शायद आपने, इस ईमेल पर नए घरों के मेल मांगे हैं: ${search}। यह लिंक खोलें और वहां बटन दबाएं:`
        : 'किसी ने, शायद आपने, इस ईमेल पर नए घरों के मेल मांगे हैं। यह लिंक खोलें और वहां बटन दबाएं:',
    unless: `लिंक ${FOLLOWER_DAYS.unconfirmed} दिन तक चलेगा। आपने नहीं मांगे? तो कुछ न करें: घरों के मेल नहीं आएंगे, और हम आपका ईमेल डिलीट कर देंगे। ऐसा मेल फिर कभी न आए, इसके लिए यह लिंक खोलें और वहां बटन दबाएं:`,
  },
  cityOff: {
    subject: (city: string) => `${city}: फिलहाल घर नहीं`,
    told: (city: string) =>
      `${city} के घर फिलहाल हमारे यहां नहीं हैं। इसलिए वहां की आपकी खोजों के मेल नहीं आएंगे। खोजें सेव रहेंगी: ${city} के घर लौटे, तो मेल भी लौटेंगे।`,
    searches: 'अपनी खोजें देखें',
  },
  keep: {
    subject: 'क्या नए घरों के मेल आगे भी चाहिए?',
    asked: `करीब एक साल से हम आपकी खोजों के मेल भेज रहे हैं। उन्हें रखने के लिए यह लिंक खोलें और “${FOLLOWED_TEXTS.keep}” दबाएं:`,
    unless: (iso: string) =>
      `आपने कुछ नहीं किया, तो ${formatLongDate(iso)} को हम आपकी खोजें और आपका ईमेल डिलीट कर देंगे।`,
  },
} as const
