import { DOUBT_TEXTS } from '#language/report/texts-doubt'
import { answered } from '#language/right-to-offer/texts'
import { OWN_RIGHT_TEXTS } from '#language/right-to-offer/texts-own'
import { DOUBT_DAYS } from '../report/doubt.ts'
import { RIGHT_DAYS, type RightOutcome } from '../right-to-offer/constants.ts'
import type { MailKind } from './constants.ts'
import { type MailText, said } from './text.ts'

/**
 * The mails to a poster about a paper that was shown for a listing, or about a doubt of visitors, and that to the owner
 * whom an agent named: it has our words only, as nobody has proved the address.
 */
export const RIGHT_MAILS: Record<
  Extract<MailKind, 'paper answered' | 'owners letter' | 'offer doubted'>,
  MailText
> = {
  'paper answered': ({ name, title, outcome, reason, link }) => ({
    subject: `${said(title)}: कागज के बारे में`,
    blocks: [
      `नमस्ते ${name} जी,`,
      answered(outcome as RightOutcome, said(reason)),
      { link, label: OWN_RIGHT_TEXTS.show },
    ],
  }),
  'owners letter': ({ link }) => ({
    subject: 'क्या कोई एजेंट आपका घर दे रहा है?',
    blocks: [
      'नमस्ते,',
      'इस पोर्टल पर एक एजेंट की लिस्टिंग एक ऐसे घर की है जो, एजेंट के अनुसार, आपका है। नीचे के पेज पर दिखता है कि कौन पूछ रहा है और कौन सा घर है।',
      { link, label: 'देखें और जवाब दें' },
      `जवाब वहां एक बार दबाकर दिया जाता है, बिना अकाउंट के। लिंक ${RIGHT_DAYS.link} दिन चलता है। घर आपका न हो, या आपकी इजाजत न हो, तो ना कहें: तब हम आपका ईमेल तुरंत मिटा देते हैं। कुछ न करें तब भी हम उसे मिटा देते हैं, और कहीं कुछ नहीं दिखता।`,
      'उसी पेज पर यह भी बताया जा सकता है कि हम फिर कभी न पूछें।',
    ],
  }),
  'offer doubted': ({ name, title, link }) => ({
    subject: `क्या यह आपकी है? ${said(title)}`,
    blocks: [
      `नमस्ते ${name} जी,`,
      DOUBT_TEXTS.why(said(title)),
      DOUBT_TEXTS.what,
      { link, label: 'प्रोफाइल पर जवाब दें' },
      DOUBT_TEXTS.agent,
      `जवाब ${DOUBT_DAYS.answer} दिन में दें।`,
    ],
  }),
}
