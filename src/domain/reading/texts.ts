import { formatDate, formatMonth } from '../time/calendar.ts'

/** What a reader says back, and why it refuses; each refusal has an example that works. */
export const READING_TEXTS = {
  noMoney: (written: string) =>
    `We cannot read “${written}” as an amount. Write it like 70 lakh, 1.25 crore or 18,500.`,
  severalAmounts: (written: string) =>
    `“${written}” has more than one amount. Write one, like 70 lakh.`,
  priceNotStated: 'A listing needs a price. Write one, like 70 lakh; you can mark it negotiable.',
  phoneForPrice: 'This looks like a phone number. Write the price, like 70 lakh or 18,500.',
  beforeTax:
    'That is before tax and provident fund. Write what arrives in the account each month, for example 55,000.',
  rateWithoutArea:
    'This is a price for each unit of area. Give the area first, or write the whole price, like 70 lakh.',
  noNumber: (written: string) => `We cannot read “${written}” as a number. Write it like 8.5.`,
  /** Another reading of an answer, on the button that chooses it. */
  mean: (said: string) => `I mean ${said}`,
  noArea: (written: string) =>
    `We cannot read “${written}” as an area. Write it like 1,450 sq ft or 200 gaj.`,
  severalAreas: (written: string) =>
    `“${written}” has more than one figure. Write one area, like 1,450 sq ft.`,
  noUnit: (written: string) =>
    `We cannot read “${written}” as a unit of area. Write sq ft, gaj, sq m or acre.`,
  /** An area in yards, with the size of a marla that it assumes. */
  ofMarla: (said: string, yards: number) => `${said} (1 marla = ${yards} sq yd)`,
  localUnit: (unit: string) =>
    `“${unit}” differs from place to place, so we do not convert it. Write the area in square feet, like 1,800 sq ft, or in gaj.`,
  hectare:
    'We do not read hectares. Write square metres, for example 20,000 sq m for two hectares, or acres.',
  rooms: (count: number) => `${count} BHK`,
  noRooms: (written: string) =>
    `We cannot read “${written}” as a number of bedrooms. Write it like 3 BHK or 3.`,
  studio:
    'A studio or 1 RK has no bedroom of its own. Choose it as the property type, and leave this empty.',
  noCount: (written: string) => `We cannot read “${written}” as a number. Write it like 2.`,
  noFloor: (written: string) =>
    `We cannot read “${written}” as a floor. Write it like 5, 5 of 18, ground or B1.`,
  topOfWhat: 'Write how many floors the building has, for example 18 of 18.',
  wholeBuilding: (written: string) =>
    `“${written}” is the whole building. Write it under Total floors, and here the floor of the home, like 2.`,
  floorAboveTop: (written: string) =>
    `“${written}” is above the building’s last floor. Write it like 5 of 18.`,
  day: (iso: string) => formatDate(iso),
  month: (iso: string) => formatMonth(iso),
  noDate: (written: string) =>
    `We cannot read “${written}” as a date. Write it like 15/01/2027 or Dec 2028.`,
  noChoice: (written: string, options: readonly string[]) =>
    `“${written}” is not one of the answers. Write one of these: ${options.join(', ')}.`,
} as const
