import type { SourceText } from '../states/form.ts'

/** The section of the law by which a buyer keeps back a tax. */
export const KEPT_BY = 'Income-tax Act 2025, section 393(1), table serial no. 3(i)'

/** What the sources of the taxes of the country state. */
export const TAX_SOURCES = {
  'tax kept back': {
    of: 'One per cent of the higher of price and stamp value, from ₹50 lakh, by form 141',
    name: 'TaxGST.in, on section 393',
  },
  'tax of residents': {
    of: 'One per cent from ₹50 lakh, of a seller who lives in India; not of farm land',
    name: 'Divmay Consultants, on section 393',
  },
  GST: {
    of: 'Five per cent, one for affordable homes, none after completion',
    name: 'Taxlok, on the 33rd meeting of the GST Council',
  },
  affordable: {
    of: 'What is affordable, and that Noida and Gurugram count as metropolitan',
    name: 'howtoexportimport.com, on the notifications of 2019',
  },
} as const satisfies Readonly<Record<string, SourceText>>
