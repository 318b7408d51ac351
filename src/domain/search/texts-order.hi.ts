import { DESCRIBED_TEXTS } from '#language/listing/texts-described'
import type { Sort } from './constants.ts'

/** What each order goes by, in a sentence below the heading. */
export const ORDER_TEXTS: Readonly<Record<Sort, string>> = {
  newest: 'सबसे नई पहले: जिस दिन हमारी टीम ने मंजूर किया, उस हिसाब से।',
  'price-low': 'सबसे कम कीमत पहले।',
  'price-high': 'सबसे ज्यादा कीमत पहले।',
  area: 'सबसे बड़ा एरिया पहले, जैसा पोस्ट करने वाले ने लिखा: कारपेट हो या सुपर बिल्ट-अप।',
  rate: 'प्रति वर्ग फुट सबसे कम कीमत पहले; एरिया वही जो पोस्ट करने वाले ने लिखा, कारपेट या सुपर बिल्ट-अप।',
  confirmed: 'जो सबसे हाल में कन्फर्म हुई कि उपलब्ध है, वह पहले।',
  'move-in': 'शिफ्ट होने से पहले जहां सबसे कम देना है, वह पहले: किराया, मेंटेनेंस और डिपॉजिट, ब्रोकरेज छोड़कर।',
}

/** What is said beside that, where it concerns what was found. */
export const ORDER_NOTES = {
  /** With an order by price or by price per sq ft, where there are kinds that do not compare. */
  apart: ([first, ...others]: readonly string[]) =>
    `पहले ${first}, ${others.map((one) => `फिर ${one}`).join(', ')}।`,
  prices: { Sell: 'खरीदने की कीमतें', Rent: 'किराए', PG: 'पीजी के बेड के किराए' },
  rates: {
    Sell: 'खरीदने की कीमतें',
    Rent: 'महीने के किराए',
    PG: 'पीजी के बेड, जिनका अपना एरिया नहीं होता',
  },
  homesFirst: 'पहले घर हैं, फिर जमीन, फिर कमर्शियल।',
  withoutSum: (count: number) =>
    `${count} में डिपॉजिट नहीं लिखा; ${count === 1 ? 'वह' : 'वे'} बाकी के बाद।`,
  salesLast: 'बिक्री वाली आखिर में हैं।',
} as const

/** The line of a card that says by what it stands where it does. */
export const ORDER_FACTS = {
  rentRate: (rupees: string) => `${DESCRIBED_TEXTS.perSquareFoot(rupees)}, हर महीने`,
  confirmed: (day: string) => `${day} को कन्फर्म`,
  withoutSum: 'डिपॉजिट नहीं लिखा',
} as const
