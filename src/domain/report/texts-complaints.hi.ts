import { shownValue } from '#language/listing/texts-values'
import { LAW, type Law } from '../law/law.ts'
import { formatDate } from '../time/calendar.ts'
import { formatMoment } from '../time/rules.ts'
import {
  ACKNOWLEDGED,
  COMPLAINT_CLASSES,
  COMPLAINT_RULES,
  type ComplaintClass,
} from './complaints.ts'
import { REPORT_CLASSES, REPORT_REASONS, type ReportOutcome } from './constants.ts'
import { GONE_DAYS } from './gone.ts'

/** "36 घंटे", "7 दिन": in days where they are whole and more than one. */
export const limitInWords = (hours: number): string =>
  hours > 24 && hours % 24 === 0 ? `${hours / 24} दिन` : `${hours} घंटे`

/** A whole sentence without its end. */
export const COMPLAINT_TIMES = `शिकायत मिलने की खबर ${limitInWords(ACKNOWLEDGED.hours)} में दी जाती है और उसे ${limitInWords(COMPLAINT_RULES.general.hours)} में निपटाना होता है, कुछ शिकायतों को इससे भी पहले`

/** What a message to the office may be about, where the law sets a time. */
export const COMPLAINT_LABELS: Record<ComplaintClass, string> = {
  general: 'शिकायत',
  removal: 'धोखाधड़ी, झूठा नाम या निजी जानकारी',
  order: 'कोर्ट या सरकारी अथॉरिटी का आदेश',
  intimate: 'मेरी अंतरंग या नकली फोटो',
}

/** How sure we are of what a rule says. */
const READ_IN: Record<Law['seen'], string> = {
  account: 'लॉ फर्मों और गजट के एक सारांश के मुताबिक, जो इस पर एक राय हैं',
  text: 'जैसा ये दूसरी जगह छपे हैं',
}

/** "नियम 3(2)(a)(i), परंतुक" of a rule as the law's table cites it. */
const cited = (rule: string) => rule.replace(/^rule/, 'नियम').replace(/proviso$/, 'परंतुक')

/** By when complaints have to be settled: what stands before the list, each class with its time, where we read it. */
export const complaintTimes = () => ({
  before: `2021 के इंटरमीडियरी नियमों (Intermediary Guidelines) में, ${formatDate(LAW.intermediaries.date)} से लागू बदलाव के बाद, शिकायत निपटाने का समय यह है (${READ_IN[LAW.intermediaries.seen]}):`,
  classes: COMPLAINT_CLASSES.map((one) => {
    const { hours, rule } = COMPLAINT_RULES[one]
    const reasons = REPORT_REASONS.filter((reason) => REPORT_CLASSES[reason] === one)
    const reported =
      reasons.length > 0 ? ` किसी लिस्टिंग की शिकायत में: ${reasons.map(shownValue).join('; ')}।` : ''
    return `${COMPLAINT_LABELS[one]}: ${limitInWords(hours)} में (${cited(rule)})।${reported}`
  }),
  sources: LAW.intermediaries.sources,
})

export const COMPLAINT_TEXTS = {
  label: 'किस बारे में लिखना है?',
  plain: 'सवाल या मैसेज',
  hint: 'शिकायत मिलते ही हम मेल करते हैं, और बताते हैं कि उसे कब तक निपटाना है।',
  choose: 'लिस्ट से चुनें कि किस बारे में लिखना है।',
} as const

/** By when the law wants a complaint settled, which stays true once it is late; nothing without a time. */
const settledBy = (dueAt: string | null): string | null =>
  dueAt && `इसे ${formatMoment(dueAt)} तक निपटाना है।`

/** What a visitor reads after sending a report: by when, and whether an answer comes by mail. */
export const reportThanks = ({ dueAt, mailed }: { dueAt: string; mailed: boolean }): string =>
  [
    'धन्यवाद। आपकी शिकायत मिल गई।',
    settledBy(dueAt),
    mailed ? 'यह हमने आपको मेल भी कर दिया है, और नतीजा भी मेल करेंगे।' : null,
  ]
    .filter(Boolean)
    .join(' ')

/** Beside the thanks for a message to the office; nothing where it is no complaint. */
export const complaintThanks = (dueAt: string | null): string | null =>
  dueAt && `आपकी शिकायत ${formatMoment(dueAt)} तक निपटानी है। हम यह आपको मेल भी कर रहे हैं।`

/** How a complaint arrived, for the mail that confirms it. `title` is the listing; a message to the office has none. */
export const complaintReceived = ({ title, dueAt }: { title: string; dueAt: string }): string =>
  [title ? `${title} के बारे में आपकी शिकायत मिल गई।` : 'आपकी शिकायत मिल गई।', settledBy(dueAt)]
    .filter(Boolean)
    .join(' ')

/** The end of a report, to whom sent it. What an owner answered is said only where the owner answered. */
export function outcomeSentence(outcome: ReportOutcome | 'hidden', closedByOwner: boolean): string {
  if (closedByOwner) return 'मालिक ने बताया कि यह बिक गई या किराए पर चढ़ गई, या इसे हटा लिया।'
  const sentences: Record<typeof outcome, string> = {
    dismissed: 'हमारी टीम ने तय किया है कि लिस्टिंग जैसी है, वैसी ही रहेगी।',
    corrected: 'जो गलत था, वह ठीक कर दिया गया है।',
    'taken down': 'लिस्टिंग अब साइट पर नहीं है।',
    'confirmed by owner': 'मालिक ने इसके बाद इसे कन्फर्म किया या बदला, इसलिए यह साइट पर रहेगी।',
    hidden: 'हमने मालिक से पूछा है। जब तक मालिक यह न बताए कि यह अब भी उपलब्ध है, यह लोगों को नहीं दिखेगी।',
  }
  return sentences[outcome]
}

/** Why the owner is asked: visitors told us. Nobody is named or counted. */
export const GONE_MAIL_TEXTS = {
  subject: (title: string) => `अब उपलब्ध नहीं है? ${title}`,
  why: (title: string) => `किसी ने हमें बताया कि आपकी लिस्टिंग ${title} बिक गई या किराए पर चढ़ गई है।`,
  what: `क्या यह अब भी उपलब्ध है? नीचे दिया लिंक खोलें और वहां बटन दबाएं। ${GONE_DAYS.answer} दिन में जवाब न मिला, तो हम इसे आपके जवाब तक लोगों से छिपा सकते हैं।`,
} as const

/** The line about the rules in mails that go out anyway. */
export const REMINDER_TEXTS = {
  line: 'एक बात, जो कानून के मुताबिक हर तीन महीने में याद दिलानी होती है: शर्तों के खिलाफ लिखी बातें या फोटो हटाई जा सकती हैं, और शर्तें तोड़ने वाला अकाउंट बंद किया जा सकता है। कानून तोड़ने पर सजा हो सकती है, और कुछ अपराधों की खबर देनी पड़ती है।',
  short: 'शर्तों के खिलाफ लिखी बातें या फोटो हटाई जा सकती हैं, और अकाउंट बंद किया जा सकता है।',
  terms: 'इस्तेमाल की शर्तें पढ़ें',
  privacy: 'प्राइवेसी पॉलिसी पढ़ें',
} as const
