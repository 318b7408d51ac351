import type { FieldName } from '../listing/fields.ts'
import { lazy } from '../text/lazy.ts'
import { AREA_BASIS_WORDS } from './area-basis.ts'
import { lexicon } from './tokens.ts'
import { FACING_WORDS, NEGOTIATION_WORDS } from './words.ts'

/** What words beside a figure say of other fields, each as text for the reader of that field; nothing for most. */
export type Facts = Readonly<Partial<Record<FieldName, string>>>
const NOTHING: Facts = {}

/** What people write around an amount. */
export const BESIDE_MONEY = lazy(() =>
  lexicon<Facts>([
    ...NEGOTIATION_WORDS.map(([words, [negotiable = '']]) => [words, { negotiable }] as const),
    [
      'incl maintenance; including maintenance; inclusive of maintenance; inclusive maintenance; maintenance included; maintenance incl; maintenance inclusive; with maintenance; incl maint; including maint; maint included; maint incl; incl of maintenance; मेंटेनेंस सहित; मेंटेनेंस शामिल; maintenance sahit; maintenance ke saath; maintenance free; no maintenance; free maintenance',
      // No more is to be paid.
      { maintenance: '0' },
    ],
    ['fixed; fix; final', { negotiable: 'No' }],
    [
      'with food; food included; with meals; खाना सहित; khana sahit; khane ke saath',
      { meals: 'with food' },
    ],
    ['without food; no food; बिना खाना', { meals: 'without food' }],
    ['wifi free; free wifi; wifi included; with wifi', { wifi: 'free wifi' }],
    ['wifi', { wifi: 'available' }],
    [
      'no brokerage; without brokerage; zero brokerage; no commission',
      { brokerage: 'no brokerage' },
    ],
    [
      'only; nett; net; price; rate; cost; rent; amount; demand; asking; expected; total; all inclusive; all incl; plc extra; extra; plus maintenance; plus maint; maintenance; maint; maintenance extra; maint extra; registry; registry extra; registration; registry charges; plus registry; plus registry charges; registration charges; charges; reg; stamp duty; gst; gst extra; plus gst; tax; taxes; taxes extra; other charges; govt charges; government charges; maintenance charges; society charges; parking charges; club charges; charges extra; extra charges; refundable; non refundable; electricity extra; electricity; elec; light bill; bills extra; monthly extra; incl; including; inclusive; approx; about; around; approximately; for sale; deposit; security; advance; token',
      NOTHING,
    ],
    [
      'मात्र; केवल; कीमत; किराया; दाम; भाव; कुल; लगभग; करीब; mool; keemat; kimat; daam; bhav; kiraya; lagbhag; karib; kareeb; matra; mein; me; में; ka; ke; का; के; hai; है; सिक्योरिटी; डिपॉज़िट; एडवांस; मेंटेनेंस; मेंटेनेंस अलग; bijli alag; bijli pani alag; bijli; बिजली; बिजली अलग; thoda; थोड़ा',
      NOTHING,
    ],
  ]),
)

/** What people write around an area. */
export const BESIDE_AREA = lazy(() =>
  lexicon<Facts>([
    ...AREA_BASIS_WORDS.map(([words, [areaBasis = '']]) => [words, { areaBasis }] as const),
    ['corner; corner plot; कॉर्नर', { corner: 'corner' }],
    ...FACING_WORDS.map(
      ([words, [facingType = '']]) =>
        [
          words
            .split('; ')
            .flatMap((word) => [`${word} facing`, `${word} face`, `${word} mukhi`, `${word} मुखी`])
            .join('; '),
          { facingType },
        ] as const,
    ),
    [
      'area; size; approx; about; around; approximately; total; only; ka; ke; का; के; क्षेत्रफल; एरिया; land; ज़मीन; zameen; jameen; प्लॉट; कुल; लगभग; करीब; lagbhag; karib',
      NOTHING,
    ],
  ]),
)
