import { OWN_LAUNCH_TEXTS } from '#language/launch/texts'
import { launchFacts } from '../launch/facts.ts'
import { labelled } from '../text/labelled.ts'
import { formatDate } from '../time/calendar.ts'
import type { MailKind } from './constants.ts'
import { type MailText, quoted, said } from './text.ts'

type LaunchMail = Extract<MailKind, 'launch received' | 'launch online' | 'launch declined'>

/** What a builder wrote, one answer a line; nothing where the address is not proved. */
const written = (launch: unknown, pictures: unknown) =>
  launch
    ? [
        pictures ? `आपने ${pictures} फोटो के साथ यह भेजा:` : 'आपने यह भेजा:',
        quoted(
          launchFacts(launch as Record<string, unknown>)
            .map(({ label, text }) => labelled(label, text))
            .join('\n'),
        ),
      ]
    : []

/** A subject with the name of the project, which an address that is not proved does not get. */
const named = (subject: string, title: unknown) => (title ? `${subject}: ${said(title)}` : subject)

/** Mails to a builder about a launch. */
export const LAUNCH_MAILS: Record<LaunchMail, MailText> = {
  'launch received': ({ name, title, dueAt, launch, pictures, link }) => ({
    subject: named('आपका नया प्रोजेक्ट मिल गया', title),
    blocks: [
      `नमस्ते ${name} जी,`,
      `आपका नया प्रोजेक्ट हमें मिल गया। हमारी टीम ${formatDate(said(dueAt))} तक जवाब देगी।`,
      ...written(launch, pictures),
      'तब तक उसे अपनी प्रोफाइल से वापस लिया जा सकता है:',
      { link, label: 'अपने नए प्रोजेक्ट देखें' },
    ],
  }),
  'launch online': ({ name, title, link }) => ({
    subject: named('आपका प्रोजेक्ट पब्लिश हो गया', title),
    blocks: [
      `नमस्ते ${name} जी,`,
      `${title ? said(title) : 'आपका प्रोजेक्ट'} पब्लिश हो गया। उसका पेज पढ़ें, और कुछ गलत हो तो हमें लिखें।`,
      { link, label: 'प्रोजेक्ट का पेज खोलें' },
      'नए प्रोजेक्ट की लिस्टों में वह साइट के अगले अपडेट के साथ दिखेगा।',
    ],
  }),
  'launch declined': ({ name, title, reason, link }) => ({
    subject: named('आपका प्रोजेक्ट पब्लिश नहीं हुआ', title),
    blocks: [
      `नमस्ते ${name} जी,`,
      `हमने ${title ? said(title) : 'आपका प्रोजेक्ट'} पढ़ा, और उसे पब्लिश नहीं किया। वजह:`,
      quoted(reason),
      'उसे बदलकर फिर से भेजा जा सकता है:',
      { link, label: OWN_LAUNCH_TEXTS.again },
    ],
  }),
}
