import type { SourceText } from '../states/form.ts'

/** The section of the law by which a buyer keeps back a tax. */
export const KEPT_BY = 'इनकम टैक्स कानून, 2025 (Income-tax Act), धारा 393(1), टेबल की लाइन 3(i)'

/** What the sources of the taxes of the country state. */
export const TAX_SOURCES = {
  'tax kept back': {
    of: '₹50 लाख से, कीमत और स्टांप वैल्यू में से जो ज्यादा हो उसका एक प्रतिशत, फॉर्म 141 से',
    name: 'टैक्स जीएसटी, धारा 393 के बारे में',
  },
  'tax of residents': {
    of: '₹50 लाख से एक प्रतिशत, जब बेचने वाला भारत में रहता हो; खेती की जमीन पर नहीं',
    name: 'डिवमे कंसल्टेंट्स, धारा 393 के बारे में',
  },
  GST: {
    of: 'पांच प्रतिशत, किफायती घर पर एक, और बनकर तैयार घर पर कुछ नहीं',
    name: 'टैक्सलॉक, जीएसटी काउंसिल की 33वीं बैठक के बारे में',
  },
  affordable: {
    of: 'किफायती घर क्या है, और यह कि नोएडा और गुरुग्राम महानगर में गिने जाते हैं',
    name: 'हाउ टू एक्सपोर्ट इंपोर्ट, 2019 के सरकारी नोटिफिकेशन के बारे में',
  },
} as const satisfies Readonly<Record<string, SourceText>>
