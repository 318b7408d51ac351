import type { PaperKind } from './constants.ts'

/** A paper as its poster chooses it. */
export const PAPER_LABELS: Record<PaperKind, string> = {
  'electricity bill': 'बिजली का बिल',
  'water bill': 'पानी का बिल',
  'tax receipt': 'प्रॉपर्टी टैक्स की रसीद',
  'allotment letter': 'अलॉटमेंट लेटर',
  'sale letter': 'सेल डीड या एग्रीमेंट',
  "owner's letter": 'एजेंट के लिए मालिक का पत्र',
  "owner's mail": 'ईमेल से मालिक का पत्र',
}

/** The same inside a sentence. */
export const A_PAPER: Record<PaperKind, string> = {
  ...PAPER_LABELS,
  "owner's letter": 'मालिक का पत्र',
  "owner's mail": 'मालिक का पत्र, जो एजेंट के बताए ईमेल से कन्फर्म हुआ',
}
