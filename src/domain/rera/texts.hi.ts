import { shownState } from '#language/city/texts-named'
import { shownValue } from '#language/listing/texts-values'
import type { LAW } from '../law/law.ts'
import { formatDate } from '../time/calendar.ts'
import { RERA_THRESHOLD as LEAST, type ReraExemption, type ReraStanding } from './constants.ts'

/** Who states it: the poster of a listing, or of a project its developer, whose words an admin has published. */
export type StatedBy = 'owner' | 'agent' | 'developer'

/** Why it needs no number, as the form offers it. */
export const RERA_REASONS: Record<ReraExemption, string> = {
  'Small project': `जमीन ${LEAST.squareMetres} वर्ग मीटर तक, या घर ${LEAST.homes} तक, सभी फेज मिलाकर`,
  'Completed before the Act': 'कंप्लीशन सर्टिफिकेट रेरा कानून (RERA Act) से पहले का है',
  'Renovation without sale': 'रेनोवेशन या मरम्मत, बिना नई बिक्री या अलॉटमेंट के',
  demo: 'डेमो: यह प्रोजेक्ट काल्पनिक है',
}

/** What a page says of a number, each sentence from the fact that makes it so; nothing where there is none. */
export const RERA_SAYS = {
  number: (standing: ReraStanding): string | null =>
    standing.is === 'number' ? standing.number : null,
  invented: 'डेमो: यह लिस्टिंग और इसका नंबर काल्पनिक हैं, और यह नंबर किसी रजिस्टर में नहीं है।',
  /** `authority` and `example` are those of the place; null where none is known. */
  form: (
    standing: ReraStanding,
    by: StatedBy,
    authority: { name: string; example: string } | null,
  ): string | null => {
    if (standing.is !== 'number') return null
    const stated = `यह नंबर ${shownValue(by)} का बताया हुआ है।`
    if (standing.plausible === null || !authority)
      return `${stated} इस जगह के ऐसे नंबर कैसे होते हैं, यह हमें पता नहीं।`
    return standing.plausible
      ? `${stated} यह देखने में ${authority.name} के नंबरों जैसा है।`
      : `${stated} ${authority.name} के जैसे नंबर हमें पता हैं, मसलन ${authority.example}, यह वैसा नहीं है। पैसे देने से पहले इसके बारे में पूछें।`
  },
  seen: (standing: ReraStanding, seenAt: string | null | undefined): string | null =>
    standing.is === 'number' && seenAt
      ? `हमारी टीम ने ${formatDate(seenAt)} को यह नंबर अथॉरिटी के रजिस्टर में देखा।`
      : null,
  exempt: (standing: ReraStanding, by: StatedBy): string | null => {
    if (standing.is !== 'exempt') return null
    return standing.reason === 'demo'
      ? 'छूट (डेमो): यह प्रोजेक्ट काल्पनिक है, और इसमें कुछ भी बिक्री के लिए नहीं है।'
      : `${shownValue(by)} के मुताबिक नंबर की जरूरत नहीं: ${RERA_REASONS[standing.reason]}। हमने यह नहीं जांचा है।`
  },
  notGiven: (standing: ReraStanding, by: StatedBy): string | null =>
    standing.is === 'not given'
      ? `नहीं दिया गया: ${shownValue(by)} ने न रेरा नंबर बताया, न यह कि उसकी जरूरत क्यों नहीं। कोई भी पैसा देने से पहले नंबर मांगें।`
      : null,
  account: (account: string | null | undefined): string | null =>
    account ? `कलेक्शन अकाउंट, बिल्डर का बताया हुआ: ${account}। पैसे देने से पहले इसे रजिस्टर से मिलाएं।` : null,
  /** Of what is not invented: whoever reads it may be about to pay. Only a number can be looked up. */
  onlyShown: (standing: ReraStanding): string | null => {
    if (standing.is === 'not needed' || (standing.is === 'exempt' && standing.reason === 'demo'))
      return null
    const shown = 'यह साइट सिर्फ विज्ञापन दिखाती है: यह बेचने वाले की तरफ से काम नहीं करती, और पैसे नहीं लेती।'
    return standing.is === 'number' ? `${shown} पैसे देने से पहले नंबर को रजिस्टर में देखें।` : shown
  },
} as const

/** The frame of those sentences. */
export const RERA_BLOCK = {
  title: 'रेरा',
  number: 'रेरा नंबर',
  copy: 'कॉपी करें',
  copied: 'कॉपी हो गया',
  copyFailed: 'कॉपी नहीं हुआ। नंबर को चुनें और खुद कॉपी करें।',
  /** `host` is that of the address behind the link. */
  lookUp: (host: string) => `${host} पर देखें`,
  code: (host: string) => `${host} के पेज का कोड`,
  /** Under the code. */
  scan: (host: string) => `${host} खोलने के लिए इसे दूसरे फोन से स्कैन करें।`,
  law: 'कानून क्या मांगता है',
  secondary: 'कानून पर एक रिपोर्ट, खुद कानून नहीं',
} as const

/** Rules of the law as a page quotes them, each with its source beside it. */
export const RERA_LAW_SAYS = {
  advertisement: 'रजिस्टर्ड प्रोजेक्ट के विज्ञापन में उसका नंबर और अथॉरिटी की वेबसाइट होनी चाहिए।',
  small: `${LEAST.squareMetres} वर्ग मीटर तक की जमीन या ${LEAST.homes} फ्लैट तक के प्रोजेक्ट को, सभी फेज मिलाकर, रजिस्ट्रेशन की जरूरत नहीं; राज्य इससे कम की सीमा भी रख सकता है।`,
  uttarPradesh: 'उत्तर प्रदेश में विज्ञापन पर रजिस्ट्रेशन सर्टिफिकेट का कोड और कलेक्शन अकाउंट भी होना चाहिए।',
} as const satisfies Partial<Record<keyof typeof LAW, string>>

/** Where each of them was read. */
export const RERA_LAW_FROM = {
  advertisement: 'न्यू इंडियन एक्सप्रेस, रेरा कानून की धारा 11(2) के बारे में',
  small: 'रेरा कानून (RERA Act), 2016, धारा 3(2), लॉ ग्रैटिस की साइट पर',
  uttarPradesh: 'यूपी रेरा का नोटिस 628, वन कंप्लाई के सार में',
} as const satisfies Record<keyof typeof RERA_LAW_SAYS, string>

/** Forms: what is asked, and the warning where nothing is given. It never stops anybody. */
export const RERA_FORM = {
  exempt: {
    label: 'रेरा से छूट की वजह',
    hint: 'सिर्फ तब, जब नंबर न हो। पढ़ने वालों को यह वजह आपकी बताई हुई दिखेगी।',
  },
  numberOfProject: 'जैसा रजिस्ट्रेशन सर्टिफिकेट में है। लोग इसे रजिस्टर में देख सकते हैं।',
  link: {
    label: 'रजिस्टर का लिंक',
    hint: (hosts: readonly string[]) =>
      `अथॉरिटी की साइट पर प्रोजेक्ट का पेज: ${hosts.join(' या ')} का https लिंक।`,
    wrong: (hosts: readonly string[]) => `${hosts.join(' या ')} का https लिंक लिखें।`,
  },
  account: {
    label: 'कलेक्शन अकाउंट',
    hint: 'जैसा रजिस्टर में है: बैंक, ब्रांच और नंबर। पक्का न हो, तो खाली छोड़ें।',
  },
  unlikely: (state: string, example: string) =>
    `${shownState(state)} के रेरा नंबर ${example} जैसे होते हैं। अपना नंबर जांच लें; आगे फिर भी बढ़ा जा सकता है।`,
  /** In the form of a project of the demo data. */
  staysDemo: 'काल्पनिक प्रोजेक्ट को तब तक छूट (डेमो) रहती है, जब तक उसका नंबर या वजह न दी जाए।',
  missing: (standing: ReraStanding): string | null =>
    standing.is === 'not given'
      ? 'कानून के मुताबिक रजिस्टर्ड प्रोजेक्ट के विज्ञापन में उसका नंबर होता है। नंबर दें, या वजह कि वह जरूरी क्यों नहीं; वरना लोग “नहीं दिया गया” पढ़ेंगे, और हमारी टीम इसे नामंजूर कर सकती है।'
      : null,
} as const
