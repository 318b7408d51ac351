import type { SourceKey } from './duty.ts'

/** What a source states, and who states it. `act`: its name in English, where another language has one of its own. */
type SourceText = { of: string; name: string; act?: string }

/** The section of the law by which a buyer keeps back a tax. */
export const KEPT_BY = 'Income-tax Act 2025, section 393(1), table serial no. 3(i)'

export const SOURCE_TEXTS: Record<SourceKey, SourceText> = {
  'duty of UP': {
    of: 'Stamp duty in cities, joint buyers and registration',
    name: 'Housing.com, from the figures of IGRS UP',
  },
  'duty outside towns': {
    of: 'Two per cent more inside a development area than outside',
    name: 'Uttar Pradesh Urban Planning and Development Act, section 39',
    act: '',
  },
  'duty of women': {
    of: 'One per cent less for women, up to ₹1 crore',
    name: 'Hindustan Times, on the cabinet’s decision',
  },
  'duty of Haryana': {
    of: 'Stamp duty and registration fees',
    name: 'Housing.com, on Gurugram',
  },
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
}
