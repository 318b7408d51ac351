import { STATE_LIST, shownCity } from '#language/city/texts-named'
import { inPercent } from '#language/money/texts-amounts'
import { KEPT_BY } from '#language/money/texts-sources'
import { joined } from '#language/text/texts'
import { formatLongDate } from '../time/calendar.ts'
import type { Buyer, Setting } from './constants.ts'
import { COST_LIMITS, type Cost, type CostField, type CostNumber, type Purchase } from './cost.ts'
import { stampPercent } from './duty.ts'
import type { Loan } from './emi.ts'
import { exact, monthly, once, short } from './rules.ts'
import { GST, gstPercent, KEPT_BACK, type Stage } from './taxes.ts'

export const EMI_TEXTS = {
  link: 'ईएमआई और कुल खर्च',
  assumed: ({ lentPercent, years, yearlyPercent }: Loan) =>
    `${inPercent(lentPercent)} लोन, ${years} साल, ${inPercent(yearlyPercent)} ब्याज`,
} as const
/** Labels of the ends and the middle of a price scale. */
export const AMONG_TEXTS = { low: 'सबसे कम', median: 'बीच की', high: 'सबसे ज्यादा' } as const

const { price, rate, years, maintenance } = COST_LIMITS

/** A sum whose label says when it is paid. */
const sum = (rupees: number) => exact(once(rupees))

export const COST_TEXTS = {
  title: EMI_TEXTS.link,
  description: `घर, प्लॉट या दुकान खरीदने में कुल कितना लगता है: ईएमआई, ${STATE_LIST} की स्टांप ड्यूटी और रजिस्ट्री, जीएसटी और मेंटेनेंस।`,
  lead: 'कोई भी आंकड़ा बदलें, बाकी अपने आप बदल जाएंगे। लिंक शेयर करें: आपके आंकड़े उसी में हैं।',
  withoutScript:
    'आंकड़े बदलने के लिए जावास्क्रिप्ट चाहिए। उसके बिना यह एक उदाहरण है; नीचे की दरें हर कीमत पर लागू हैं।',
  form: 'आपके आंकड़े',
  monthly: 'हर महीने',
  once: 'एक बार, खरीदते समय',
  lasting: 'हर महीने, लोन चुकने तक',
  total: 'कुल खर्च',
  aMonth: 'हर महीने',
  atOnce: 'एक बार',
  totals: (cost: Cost, purchase: Purchase) =>
    `${purchase.years} साल में ${sum(cost.total)}, यानी कीमत से ${sum(cost.total - purchase.price)} ज्यादा।`,
  rates: 'स्टांप ड्यूटी और रजिस्ट्री',
  changing: 'दरें कभी भी बदल सकती हैं। पैसे देने से पहले रजिस्ट्री ऑफिस से पता करें:',
  sources: 'हमने कहां पढ़ा',
  excluded:
    'इसमें नहीं है: बैंक, वकील और एजेंट की फीस, बीमा, फर्निशिंग और बाद के टैक्स। अगर सर्कल रेट कीमत से ज्यादा है, तो ड्यूटी सर्कल रेट पर लगती है।',
  corrected: 'लाल निशान वाले आंकड़े ठीक करें। हिसाब अभी पुराने आंकड़ों का है।',
  said: (cost: Cost) =>
    `${exact(monthly(cost.monthly))}, ${sum(cost.once)} एक बार, कुल ${sum(cost.total)}।`,
} as const

export const COST_LABELS: Record<CostField, string> = {
  price: 'कीमत',
  down: 'डाउन पेमेंट',
  rate: 'ब्याज, सालाना',
  years: 'लोन, कितने साल का',
  maintenance: 'मेंटेनेंस',
  city: 'शहर',
  stage: 'बनकर तैयार है?',
  setting: 'शहर की सीमा में है?',
  buyer: 'खरीदार',
}

export const SETTING_LABELS: Record<Setting, string> = {
  urban: 'हां, शहर में',
  rural: 'नहीं, नगर निकाय की सीमा से बाहर',
}
export const STAGE_LABELS: Record<Stage, string> = {
  finished: 'हां, या बेचने वाला उसका बिल्डर नहीं',
  building: 'नहीं, अभी बन रहा है',
  affordable: 'नहीं, और किफायती घर है',
}
/** What decides the rate of GST, below the choice. */
export const STAGE_HINT = `जीएसटी सिर्फ बिल्डर से खरीदने पर लगता है, और वह भी कंप्लीशन सर्टिफिकेट से पहले। किफायती घर वह है जिसकी कीमत ${short(once(GST.affordable.upTo))} तक हो और कारपेट एरिया ${joined(GST.metro.map(shownCity))} में ${GST.affordable.carpet.metro} वर्ग मीटर तक, बाकी जगह ${GST.affordable.carpet.elsewhere} वर्ग मीटर तक।`
export const BUYER_LABELS: Record<Buyer, string> = {
  man: 'पुरुष',
  woman: 'महिला',
  joint: 'महिला और पुरुष',
}

export const COST_ERRORS: Record<CostNumber, string> = {
  price: `कीमत रुपये में लिखें, ${sum(price.min)} से ${short(once(price.max))} तक।`,
  down: 'डाउन पेमेंट रुपये में लिखें, कीमत से ज्यादा नहीं।',
  rate: `ब्याज प्रतिशत में लिखें, ${rate.min} से ${rate.max} तक।`,
  years: `पूरे साल लिखें, ${years.min} से ${years.max} तक।`,
  maintenance: `मेंटेनेंस रुपये में लिखें, ${sum(maintenance.max)} तक।`,
}

/** Labels of the rows of the results. */
export const FIGURE_LABELS = {
  emi: 'लोन की ईएमआई',
  maintenance: 'मेंटेनेंस',
  down: 'डाउन पेमेंट',
  stamp: 'स्टांप ड्यूटी',
  registration: 'रजिस्ट्री',
  gst: 'जीएसटी',
  duties: COST_TEXTS.rates,
  loan: 'लोन की वापसी',
  interest: 'ब्याज',
  upkeep: 'मेंटेनेंस',
} as const

/** What of the price goes to the state, and that it adds nothing to the cost. */
export function keptText({ kept }: Pick<Cost, 'kept'>, { price: all }: Pick<Purchase, 'price'>) {
  const { from, percent, form } = KEPT_BACK
  return kept === null
    ? `${sum(from)} से कम कीमत पर इनकम टैक्स नहीं काटना होता, जब तक स्टांप वैल्यू भी इससे कम हो।`
    : `कीमत में से ${sum(kept)} (${inPercent(percent)}) काटें और फॉर्म ${form} से सरकार को दें: बेचने वाले को ${sum(all - kept)} मिलेंगे।`
}

/** The formatted figures of the results, by key. */
export function figuresOf(purchase: Purchase, cost: Cost) {
  return {
    monthly: sum(cost.monthly),
    emi: sum(cost.emi),
    maintenance: sum(cost.monthly - cost.emi),
    once: sum(cost.once),
    down: sum(purchase.down),
    stamp: `${sum(cost.stamp)} (${inPercent(stampPercent(purchase))})`,
    registration: sum(cost.registration),
    gst: `${sum(cost.gst)} (${inPercent(gstPercent(purchase))})`,
    kept: keptText(cost, purchase),
    duties: sum(cost.stamp + cost.registration),
    loan: sum(cost.loan),
    interest: sum(cost.interest),
    upkeep: sum(cost.upkeep),
    totals: COST_TEXTS.totals(cost, purchase),
  }
}
export type Figure = keyof ReturnType<typeof figuresOf>

/** The down payment's share of the price, as text. */
export const shareOfPrice = ({ price: all, down }: Purchase): string =>
  `कीमत का ${inPercent(Math.round((down * 1000) / all) / 10)}; लोन ${sum(all - down)}`

/** The taxes of all India, each with its limits. */
export const TAX_TEXTS = {
  title: 'पूरे भारत के टैक्स',
  keptTitle: 'इनकम टैक्स जो खरीदार को काटना होता है',
  keptPart: 'कीमत का हिस्सा जो सरकार को देना होता है',
  keptNote:
    'इससे खर्च नहीं बढ़ता। कानून कीमत और स्टांप वैल्यू में से जो ज्यादा हो उसे गिनता है; इस पेज को सिर्फ कीमत पता है। बेचने वाला विदेश में रहता हो, तो दरें अलग हैं।',
  kept: `कीमत ${sum(KEPT_BACK.from)} या ज्यादा हो, तो खरीदार को ${inPercent(KEPT_BACK.percent)} काटकर सरकार को देना होता है (${KEPT_BY})। ${formatLongDate(KEPT_BACK.since)} से फॉर्म ${KEPT_BACK.formBefore} की जगह फॉर्म ${KEPT_BACK.form} है। गांव की खेती की जमीन इसमें नहीं आती।`,
  gstTitle: 'बन रहे घर पर जीएसटी',
  gst: `कीमत का ${inPercent(GST.percent)}, किफायती घर पर ${inPercent(GST.affordable.percent)}। जिस घर को कंप्लीशन सर्टिफिकेट मिल चुका है, जो घर उसके बिल्डर से नहीं खरीदा जाता, और प्लॉट, इन पर जीएसटी नहीं लगता। दुकान और ऑफिस की दरें अलग हैं। ${formatLongDate(GST.since)} से लागू।`,
  secondary: 'जैसा दूसरों ने कानून के बारे में लिखा है; खुद कानून हमने नहीं पढ़ा',
  advice: 'यह कानून या टैक्स की सलाह नहीं है। पैसे देने से पहले बैंक, वकील या टैक्स सलाहकार से पूछें।',
} as const

export const RATE_TEXTS = {
  caption: (reliefUpTo: number) =>
    Number.isFinite(reliefUpTo)
      ? `खरीदार के हिसाब से स्टांप ड्यूटी। ${short(once(reliefUpTo))} से ऊपर सबके लिए वही दर है जो पुरुष के लिए।`
      : 'खरीदार के हिसाब से स्टांप ड्यूटी।',
  percent: (percent: number) => `रजिस्ट्री: कीमत का ${inPercent(percent)}, सबके लिए।`,
  fees: (slabs: readonly (readonly [upTo: number, fee: number])[]) =>
    `रजिस्ट्री: कीमत के हिसाब से फीस, ${sum(slabs[0]?.[1] ?? 0)} से ${sum(slabs.at(-1)?.[1] ?? 0)}`,
  upTo: (price: number) => (Number.isFinite(price) ? `${short(once(price))} तक` : 'इससे ऊपर'),
} as const
