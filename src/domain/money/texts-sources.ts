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
  'lent on a home': {
    of: 'What banks may lend: 90, 80 or 75 per cent of the price, by the size of the loan',
    name: 'Reserve Bank of India, circular on housing loans',
  },
  'interest of banks': {
    of: 'Interest on home loans: SBI 7.5 to 8.7, Axis 8.35 to 9.35, ICICI 8.75 to 9.8 per cent',
    name: 'Mint, after the repo rate was cut',
  },
  'share for loans': {
    of: 'All instalments at most 40 per cent of a salary; banks usually go to 50',
    name: 'Patrika, on a loan of ₹37 lakh',
  },
  'share for rent': {
    of: 'Rent at most 30 per cent of an income',
    name: 'HousingIndia.in, on renting',
  },
} as const satisfies Readonly<Record<string, SourceText>>

/** How old a rate is. */
export const OLD_TEXTS = {
  months: (months: number) => `over ${months} months old`,
  years: (years: number) => `over ${years} years old`,
} as const
