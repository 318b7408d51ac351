import type { SourceKey } from './duty.ts'

/** What a source states, and who states it. `act`: its name in English, where another language has one of its own. */
type SourceText = { of: string; name: string; act?: string }

/** The section of the law by which a buyer keeps back a tax. */
export const KEPT_BY = 'इनकम टैक्स कानून, 2025 (Income-tax Act), धारा 393(1), टेबल की लाइन 3(i)'

export const SOURCE_TEXTS: Record<SourceKey, SourceText> = {
  'duty of UP': {
    of: 'शहरों की स्टांप ड्यूटी, महिला और पुरुष साथ खरीदें तो, और रजिस्ट्री की फीस',
    name: 'हाउसिंग डॉट कॉम, यूपी के रजिस्ट्री विभाग के आंकड़ों से',
  },
  'duty outside towns': {
    of: 'विकास क्षेत्र के अंदर दो प्रतिशत ज्यादा',
    name: 'उत्तर प्रदेश नगर योजना और विकास कानून, धारा 39',
    act: 'Uttar Pradesh Urban Planning and Development Act',
  },
  'duty of women': {
    of: 'महिलाओं को एक प्रतिशत कम, ₹1 करोड़ तक',
    name: 'हिंदुस्तान टाइम्स, कैबिनेट के फैसले की खबर',
  },
  'duty of Haryana': {
    of: 'स्टांप ड्यूटी और रजिस्ट्री की फीस',
    name: 'हाउसिंग डॉट कॉम, गुरुग्राम के बारे में',
  },
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
}
