import type { SourceText } from '../form.ts'

/** What the sources of `duty.ts` state. */
export const SOURCES: Readonly<Record<string, SourceText>> = {
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
}
