import { CONFIRM_TEXTS } from '#language/account/texts-security'
import { RENEWAL_TEXTS } from '#language/listing/texts-poster'
import { PHONE_TEXTS } from '#language/phone/texts'
import { GONE_MAIL_TEXTS } from '#language/report/texts-complaints'
import { ASKED_ANYWAY, NEVER_ASKED } from '#language/report/texts-never-asked'
import { LISTING_DAYS } from '../listing/constants.ts'
import { shownNumber, wholeNumber } from '../phone/shown.ts'
import { chatHref, mailHref, phoneHref } from '../site/settings.ts'
import { formatDate } from '../time/calendar.ts'
import type { MailKind } from './constants.ts'
import { type MailText, quoted, said } from './text.ts'

type ListingMail = Extract<
  MailKind,
  | 'approved'
  | 'rejected'
  | 'restored'
  | 'edit approved'
  | 'edit rejected'
  | 'enquiry'
  | 'answer'
  | 'still available'
  | 'expired'
>

const DAY_MS = 86_400_000
const RENEW = 'हां, अब भी उपलब्ध है'
const POST_AGAIN = 'फिर पोस्ट करें'
const SEE_PAGE = 'लिस्टिंग का पेज देखें'
/** The closing lines of a mail about a listing that is not available. */
const closing = (listings: unknown) => [
  { items: [{ text: RENEWAL_TEXTS.other, link: said(listings) }] },
]
/** The day in India when a listing leaves the site that was last confirmed at a time, in milliseconds. */
const leavesOn = (confirmed: unknown) =>
  formatDate(new Date(Number(confirmed) + LISTING_DAYS.unconfirmed * DAY_MS).toISOString())
/** Ways to reach somebody by a tap, from a mail. */
const waysTo = (mobileNumber: string, email: string, title: string) => {
  const number = wholeNumber(mobileNumber)
  return [
    { text: `${shownNumber(mobileNumber)} पर कॉल करें`, link: phoneHref(number) },
    {
      text: PHONE_TEXTS.writeOnWhatsApp,
      link: chatHref(number, `नमस्ते, आपने ${title} के बारे में पूछा था।`),
    },
    { text: `${email} पर लिखें`, link: mailHref(email) },
  ]
}
const greeting = (name: string) => `नमस्ते ${name} जी,`
const toConfirm = (confirm: unknown) =>
  confirm
    ? [CONFIRM_TEXTS.line, { items: [{ text: CONFIRM_TEXTS.open, link: said(confirm) }] }]
    : []
/** The reason of an admin follows. */
const REASON = 'वजह यह लिखी है:'
const KEPT = `आपके जवाब और फोटो हमारे पास ${LISTING_DAYS.rejectedPhotos} दिन रहेंगे:`

/** Mails to the poster of a listing; `title` is its name and place. */
export const LISTING_MAILS: Record<ListingMail, MailText> = {
  approved: ({ name, title, link, count, confirm }) =>
    count === undefined
      ? {
          subject: `मंजूर: ${said(title)}`,
          blocks: [
            greeting(name),
            `आपकी लिस्टिंग ${said(title)} मंजूर हो गई है। कुछ ही मिनट में यह सबको दिखने लगेगी:`,
            { link, label: SEE_PAGE },
            `आपने इसे आखिरी बार जिस दिन पोस्ट किया, बदला या कन्फर्म किया, उस दिन से यह ${LISTING_DAYS.unconfirmed} दिन साइट पर रहती है। हटने से पहले हम आपसे पूछेंगे। बिक गई या किराए पर चढ़ गई? प्रोफाइल में बता दें।`,
            ...toConfirm(confirm),
          ],
        }
      : {
          subject: `मंजूर: आपकी ${said(count)} लिस्टिंग`,
          blocks: [
            greeting(name),
            `आपकी ${said(count)} लिस्टिंग मंजूर हो गई हैं। कुछ ही मिनट में ये सबको दिखने लगेंगी:`,
            { link, label: 'अपनी लिस्टिंग देखें' },
            `आपने किसी लिस्टिंग को आखिरी बार जिस दिन पोस्ट किया, बदला या कन्फर्म किया, उस दिन से वह ${LISTING_DAYS.unconfirmed} दिन साइट पर रहती है। हटने से पहले हम आपसे पूछेंगे। कोई बिक गई या किराए पर चढ़ गई? प्रोफाइल में बता दें।`,
            ...toConfirm(confirm),
          ],
        },
  rejected: ({ name, title, reason, published, link }) =>
    published
      ? {
          subject: `साइट से हटाई गई: ${said(title)}`,
          blocks: [
            greeting(name),
            `हमारी टीम ने आपकी लिस्टिंग ${said(title)} साइट से हटा दी है। ${REASON}`,
            quoted(reason),
            `इसे बदलकर फिर पोस्ट किया जा सकता है। ${KEPT}`,
            { link, label: POST_AGAIN },
          ],
        }
      : {
          subject: `नामंजूर: ${said(title)}`,
          blocks: [
            greeting(name),
            `हमारी टीम ने आपकी लिस्टिंग ${said(title)} मंजूर नहीं की। ${REASON}`,
            quoted(reason),
            `इसे ठीक करें और प्रोफाइल से फिर पोस्ट करें। ${KEPT}`,
            { link, label: POST_AGAIN },
          ],
        },
  restored: ({ name, title, link }) => ({
    subject: `साइट पर वापस: ${said(title)}`,
    blocks: [
      greeting(name),
      `हमारी टीम ने आपकी लिस्टिंग ${said(title)} साइट से हटाई थी, और अब वापस लगा दी है। आपको फिर पोस्ट करने की जरूरत नहीं:`,
      { link, label: SEE_PAGE },
    ],
  }),
  'edit approved': ({ name, title, link, count }) =>
    count === undefined
      ? {
          subject: `बदलाव मंजूर: ${said(title)}`,
          blocks: [
            greeting(name),
            `${said(title)} में आपके बदलाव मंजूर हो गए हैं। कुछ ही मिनट में वे पेज पर दिखेंगे:`,
            { link, label: SEE_PAGE },
          ],
        }
      : {
          subject: `बदलाव मंजूर: आपकी ${said(count)} लिस्टिंग`,
          blocks: [
            greeting(name),
            `आपकी ${said(count)} लिस्टिंग के बदलाव मंजूर हो गए हैं। कुछ ही मिनट में वे उनके पेज पर दिखेंगे:`,
            { link, label: RENEWAL_TEXTS.toListings },
          ],
        },
  'edit rejected': ({ name, title, reason, link }) => ({
    subject: `बदलाव नामंजूर: ${said(title)}`,
    blocks: [
      greeting(name),
      `हमारी टीम ने ${said(title)} में आपके बदलाव मंजूर नहीं किए। ${REASON}`,
      quoted(reason),
      'आपकी लिस्टिंग साइट पर पहले जैसी ही है। प्रोफाइल में उसे फिर बदला जा सकता है:',
      { link, label: RENEWAL_TEXTS.toListings },
    ],
  }),
  enquiry: ({ name, title, visitor, message, mobileNumber, email, replyTo, link, confirm }) => ({
    subject: `सवाल आया है: ${said(title)}`,
    blocks: [
      greeting(name),
      ...(message
        ? [
            `${said(visitor)} ने आपकी लिस्टिंग ${said(title)} के बारे में पूछा है:`,
            quoted(message),
            { items: waysTo(said(mobileNumber), said(email), said(title)) },
            replyTo
              ? 'चाहें तो इसी मेल का जवाब दें, या प्रोफाइल में जवाब लिखें:'
              : 'इस मेल का जवाब न दें। ऊपर दिए नंबर या ईमेल पर बात करें, या प्रोफाइल में जवाब लिखें:',
          ]
        : [`किसी ने आपकी लिस्टिंग ${said(title)} के बारे में पूछा है। सवाल, नंबर और ईमेल आपकी प्रोफाइल में हैं:`]),
      { link, label: message ? 'प्रोफाइल में जवाब दें' : 'सवाल देखें' },
      ...(message ? [] : toConfirm(confirm)),
      NEVER_ASKED,
    ],
  }),
  // Without `message` the address is not proved: then nothing that anybody typed is in the mail, not even a name.
  answer: ({ name, title, message, answer, answered, replyTo, link, report }) => ({
    subject: answered ? `जवाब आया है: ${said(title)}` : `आपका सवाल: ${said(title)}`,
    blocks: [
      message ? greeting(name) : 'नमस्ते,',
      ...(message
        ? [`आपने ${said(title)} के बारे में पूछा था:`, quoted(message)]
        : [`किसी ने यह ईमेल देकर ${said(title)} के बारे में पूछा है।`]),
      ...(answer
        ? ['पोस्ट करने वाले का जवाब:', quoted(answer)]
        : [
            answered
              ? 'पोस्ट करने वाले ने जवाब दे दिया है। सवाल और जवाब यहां पढ़ें:'
              : 'सवाल पोस्ट करने वाले तक पहुंच गया है। जवाब इस पेज पर या फोन से आ सकता है:',
          ]),
      { link, label: answered ? 'सवाल और जवाब देखें' : 'अपना सवाल देखें' },
      NEVER_ASKED,
      ...(report ? [{ items: [{ text: ASKED_ANYWAY, link: said(report) }] }] : []),
      `${replyTo ? 'इस मेल का जवाब दें, तो वह पोस्ट करने वाले को जाएगा।' : 'इस मेल का जवाब न दें।'} सवाल आपने नहीं पूछा? तो किसी ने आपका ईमेल दे दिया है: इस मेल पर ध्यान न दें।`,
    ],
  }),
  'still available': ({ name, title, since, link, listings, reported }) =>
    reported
      ? {
          subject: GONE_MAIL_TEXTS.subject(said(title)),
          blocks: [
            greeting(name),
            GONE_MAIL_TEXTS.why(said(title)),
            GONE_MAIL_TEXTS.what,
            { link, label: RENEW },
            ...closing(listings),
          ],
        }
      : {
          subject: `क्या अब भी उपलब्ध है? ${said(title)}`,
          blocks: [
            greeting(name),
            `आपने ${said(title)} को काफी दिनों से कन्फर्म नहीं किया है। ${leavesOn(since)} को यह साइट से हट जाएगी, ताकि कोई ऐसी प्रॉपर्टी के बारे में न पूछे जो अब मिल नहीं सकती।`,
            'अब भी उपलब्ध है? लिंक खोलें और वहां बटन दबाएं, तो यह साइट पर बनी रहेगी:',
            { link, label: RENEW },
            ...closing(listings),
          ],
        },
  expired: ({ name, title, link, listings }) => ({
    subject: `अब नहीं दिख रही: ${said(title)}`,
    blocks: [
      greeting(name),
      `आपने ${said(title)} को ${LISTING_DAYS.unconfirmed} दिन से कन्फर्म नहीं किया, इसलिए यह अब लोगों को नहीं दिखती। कुछ भी डिलीट नहीं हुआ है।`,
      'अब भी उपलब्ध है? लिंक खोलें और वहां बटन दबाएं, तो यह फिर दिखने लगेगी:',
      { link, label: RENEW },
      ...closing(listings),
    ],
  }),
}
