import { expect, test } from 'vitest'
import { LISTING_FIELD_TEXTS as texts } from '#language/listing/texts-poster'
import { contactSaid } from '#language/text/texts'
import { listingFieldsSchema } from '../listing/schema.ts'
import { hasContactDetails } from './contact-details.ts'
import { validate } from './validate.ts'

test.each([
  'Call me at 9876543210.',
  '98765 43210 or 98765-43211',
  'Ring +91 98765 43210',
  'On +919876543210',
  '(+91) 98765 43210',
  '0 98765 43210',
  '9 8 7 6 5 4 3 2 1 0',
  'Landline (0522) 234 5678',
  'फ़ोन ९८७६५४३२१०',
  'Phone ９８７６５４３２１０',
  'Keycaps 9️⃣8️⃣7️⃣6️⃣5️⃣4️⃣3️⃣2️⃣1️⃣0️⃣',
  'In circles ⑨⑧⑦⑥⑤④③②①⓪',
  '9*8*7*6*5*4*3*2*1*0',
  '9, 8, 7, 6, 5, 4, 3, 2, 1, 0',
  '98765*43210',
  '98765|43210',
  '+971 50 123 4567',
  'I live in Dubai: +971501234567',
  'WhatsApp (+1) 415-555-2671',
  'WhatsApp +1 (415) 555-2671, 3 BHK, 1,685 sq ft',
  'Ring +44 7911 123456 after six',
  '+४४ ७९११ १२३४५६',
  '+65\u20118123\u20114567',
  'Or write to a@b.com, please',
  'meera.nair+flat@mail.example.co.in',
])('“%s” names a phone number or an e-mail address', (text) =>
  expect(hasContactDetails(text)).toBe(true),
)

test.each([
  '',
  'Floors 1 to 12, built in 2019, 500 m from the metro.',
  'Asked: ₹ 7200000, or 72,00,000 in figures.',
  'Sizes of 1200 1350 1500 sq ft, PIN 226010.',
  'RERA UPRERAPRJ442214/03/2024, RC/REP/HARERA/GGM/781/513/2024/08',
  'Rent 75,000 / 80,000, floors 6, 7, 8, 9, 10, 11 and 12',
  'From 01-12-2026 10:30 at 4,500 @ sq ft',
  'Deed of 123456789012 and plot 98765432101',
  'Rent 75,000 +8,000 maintenance, +2 months deposit, 2+1 BHK, G+12',
  'Terraces of +1500 1800 2100 sq ft, or +44 7911 1234 sq ft',
  'Price 1,20,00,000 +5% GST +1 parking at 4,15,000',
  'Sizes 1200 +1500 1800 2100',
])('“%s” does not', (text) => expect(hasContactDetails(text)).toBe(false))

test.each(['description', 'projectBuildingName', 'locality'])(
  'A listing has none in its %s',
  (field) => {
    const problem = (text: string) => {
      const result = validate(listingFieldsSchema, { [field]: text })
      return result.ok ? undefined : result.fields[field]
    }
    expect(problem('Call me at ९८७६५ ४३२१०')).toBe(contactSaid('98765 43210', texts.contactDetails))
    expect(problem('Built 2019, 1,450 sq ft, PIN 226010')).toBeUndefined()
  },
)

test.each([
  ['projectBuildingName', 'Visit evil.example/x', texts.link],
  ['projectBuildingName', 'https://evil.example', texts.link],
  ['locality', 'Sigra, www.evil.example', texts.link],
  ['locality', 'evil。com', texts.link],
  ['locality', 'St. Mary’s Road, Sector 62', undefined],
  ['projectBuildingName', 'J.P. Heights, Ph.II', undefined],
  ['projectBuildingName', 'M.G.Road Tower No.5', undefined],
  ['locality', 'H.No/12, Sector 5', undefined],
  ['description', 'Plans on evil.example', undefined],
])('A listing with the %s “%s” is answered: %s', (field, text, problem) => {
  const result = validate(listingFieldsSchema, { [field]: text })
  expect(result.ok ? undefined : result.fields[field]).toBe(problem)
})
