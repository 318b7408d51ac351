import type { SourceText } from '../form.ts'

/** What the sources of `duty.ts` state. */
export const SOURCES: Readonly<Record<string, SourceText>> = {
  'duty of Maharashtra': {
    of: 'मेट्रो सेस और लोकल बॉडी टैक्स के साथ स्टांप ड्यूटी, गांवों की दर, और रजिस्ट्री की फीस',
    name: 'कोलते-पाटिल, पुणे के बारे में',
  },
  'duty of joint buyers in Maharashtra': {
    of: 'साथ खरीदने वालों की दर, पुरुष के बराबर',
    name: 'प्रॉपर्टी लीगल, पुणे के बारे में',
  },
}
