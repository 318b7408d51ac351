import { formatMoment } from '../time/rules.ts'

/** To a poster whose right to offer a home visitors doubt. Nobody is named or counted. */
export const DOUBT_TEXTS = {
  why: (home: string) => `लोगों को शक है कि आपको ${home} देने का हक है या नहीं।`,
  /** On the card, which names the home. */
  thisHome: 'यह घर',
  asked: (at: string) => `हमने आपसे ${formatMoment(at)} को पूछा।`,
  what: 'यह बात लोगों को कहीं नहीं दिखती। बताएं कि सही क्या है, या कोई कागज दिखाएं।',
  agent: 'आप एजेंट हैं? जवाब में यह लिखें, हम आपका अकाउंट बदल देंगे।',
  answered: (at: string) => `आपका जवाब ${formatMoment(at)} को हमारी टीम को मिला:`,
  open: 'इस शक का जवाब दें',
  change: 'अपना जवाब बदलें',
  paper: 'कागज दिखाएं',
  label: 'सही क्या है?',
  hint: 'इसे सिर्फ हमारी टीम पढ़ती है। मामला निपटते ही यह मिटा दिया जाता है।',
  submit: 'हमारी टीम को भेजें',
  busy: 'हमारी टीम को भेजा जा रहा है…',
  close: 'जवाब बाद में',
  missing: 'लिखें कि सही क्या है।',
  done: 'आपका जवाब हमारी टीम को मिल गया।',
  settled: 'यह मामला इस बीच निपट गया। अब जवाब की जरूरत नहीं।',
} as const
