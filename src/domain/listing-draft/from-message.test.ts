import { describe, expect, test } from 'vitest'
import { answersIn, homesInMessage } from './from-message.ts'

const TODAY = new Date('2026-11-26T06:00:00Z')
const answers = (text: string) => answersIn(text, TODAY).answers

test('A message answers the questions of the form; figures stay as they were written', () => {
  expect(
    answers('3 BHK flat for sale Sector 76 Noida Nimbus Court 1450 sq ft 9th floor 1.15 cr nego'),
  ).toEqual({
    listingType: 'Sell',
    propertyCategory: 'Residential',
    propertyType: 'Flat/Apartment',
    city: 'Noida',
    locality: 'Sector 76',
    projectBuildingName: 'Nimbus Court',
    plotArea: '1450 sq ft',
    price: '1.15 cr',
    bedrooms: '3',
    floorNumber: '9th floor',
    negotiable: 'Yes',
  })
})

test.each([
  ['Rent 25k + maint 2k', '25k', '2k'],
  ['Rent: 25k + Maint: 2k', '25k', '2k'],
  ['Rs 25k +maint 2k', '25k', '2k'],
  ['rent 25k maintenance 2000', '25k', '2000'],
  ['25k + 2k maintenance', '25k', '2k'],
  ['किराया 25 हजार + मेंटेनेंस 2 हजार', '25 हजार', '2 हजार'],
  ['rent 25k + maint', '25k', undefined],
  ['rent 25k + maint, deposit 50k', '25k', undefined],
  ['rent 25k + maint 50k deposit', '25k', undefined],
])('“%s” says a rent of %s and a maintenance of %s', (text, price, maintenance) => {
  const said = answers(`2bhk flat for rent, ${text}`)
  expect([said.price, said.maintenance]).toEqual([price, maintenance])
})

test.each([
  ['1,685 sq.ft. (super)', 'Super built-up'],
  ['1685 sq ft (super area)', 'Super built-up'],
  ['1450 sqft [carpet]', 'Carpet'],
  ['1450 sqft - carpet', 'Carpet'],
  ['1200 sqft कारपेट', 'Carpet'],
  ['1200 sq ft (covered area)', 'Built-up'],
  ['1685 sqft super', 'Super built-up'],
  ['carpet area: 985 sqft', 'Carpet'],
  ['1450 sq ft (2 bath)', undefined],
  ['1450 sq ft covered parking', undefined],
  ['1685 sq ft (super), 1180 sq ft (carpet)', undefined],
])('“%s” was measured as %s', (text, basis) =>
  expect(answers(`3bhk flat for sale, ${text}`).areaBasis).toBe(basis),
)

test.each([
  ['2bhk', '2'],
  ['3 BHK + study', '3'],
  ['दो कमरे', '2'],
  // One asks which of them is meant.
  ['2.5 bhk', '2.5 bhk'],
])('“%s” chooses a number of bedrooms: %s', (text, bedrooms) =>
  expect(answers(`flat for rent, ${text}`).bedrooms).toBe(bedrooms),
)

test('A price for each gaj stays one', () => {
  expect(answers('Plot 150 gaj Gomti Ngr Extn Lko @52000/gaj')).toMatchObject({
    plotArea: '150 gaj',
    price: '52000/gaj',
  })
})

test('What may mean several answers is asked and not filled', () => {
  const { asks, answers: said } = answersIn('3bhk sec 76 noida 1,15 cr', TODAY)
  expect(asks.map(({ field, options }) => [field, options.length])).toEqual([['propertyType', 2]])
  // The form's own reader asks about the price.
  expect([said.propertyType, said.price]).toEqual([undefined, '1,15 cr'])
})

test('What is not said stays empty, and what is not read is named', () => {
  const {
    answers: said,
    rest,
    leftOut,
  } = answersIn('2bhk flat, park facing, 98100 00009 direct owner', TODAY)
  expect(Object.keys(said).toSorted()).toEqual(['bedrooms', 'propertyCategory', 'propertyType'])
  expect(rest).toEqual(['park facing'])
  expect(leftOut).toEqual(['98100 00009', 'direct owner'])
})

test('What does not apply to such a home is not filled', () => {
  expect(answers('Plot 150 gaj 2 bath family only')).not.toHaveProperty('bathrooms')
  expect(answers('flat for rent 20k ready to move')).not.toHaveProperty('possession')
})

test('A text that says a part of a home is one home, and one that says nothing is none', () => {
  expect(homesInMessage('semi furnished, east facing', TODAY)).toHaveLength(1)
  expect(homesInMessage('Good morning all', TODAY)).toHaveLength(0)
  const [home] = homesInMessage('Hot stock\n2bhk sec 76 20k rent', TODAY)
  expect(answersIn(home?.text ?? '', TODAY, home?.beside).rest).toEqual(['Hot stock'])
  expect(homesInMessage('1) 2bhk sec 76 20k rent\n2) 3bhk sec 75 1 cr', TODAY)).toHaveLength(2)
})

/** What a message says of the answers that people deny, beside the amenities that it ticks. */
const DENIALS = `
pets not allowed | pets=Not allowed
pet not allowed | pets=Not allowed
no pets | pets=Not allowed
no pets allowed | pets=Not allowed
Pets: no | pets=Not allowed
Pets - not allowed | pets=Not allowed
pets are strictly not allowed | pets=Not allowed
not allowed: pets | pets=Not allowed
pets nahi chalenge | pets=Not allowed
pets allowed nahi hai | pets=Not allowed
dogs mana hai | pets=Not allowed
kutta palna mana hai | pets=Not allowed
पालतू जानवर मना है | pets=Not allowed
पालतू की इजाजत नहीं | pets=Not allowed
पालतू जानवर रखना मना है | pets=Not allowed
कुत्ते नहीं | pets=Not allowed
no bachelors | tenants=Families
no bachelors no pets | tenants=Families pets=Not allowed
bachelor not allowed | tenants=Families
bachelors ko nahi dena hai | tenants=Families
बैचलर को नहीं देना है | tenants=Families
not for bachelors | tenants=Families
flat not available for bachelors | tenants=Families
family only, bachelors not allowed | tenants=Families
pets and bachelors not allowed | tenants=Families pets=Not allowed
students not allowed |
parking not available, lift not available |
parking not available lift not available |
lift nahi hai, parking hai | Parking
lift nahi hai parking hai | Parking
no lift but parking | Parking
lift and parking not available |
no lift and parking |
without lift |
bina lift ka flat |
लिफ्ट नहीं है पर पार्किंग है | Parking
लिफ्ट के बिना, पार्किंग के साथ | Parking
पार्किंग की सुविधा नहीं है |
lift NA, gym N/A, parking | Parking
Lift: no, Parking: yes, Gym | Gym
pets not allowed parking available | pets=Not allowed Parking
gym nahi, swimming pool bhi nahi |
no brokerage, pets allowed | pets=Allowed
pets allowed no brokerage | pets=Allowed
no brokerage and pets allowed | pets=Allowed
no issue with pets | pets=Allowed
pets koi problem nahi | pets=Allowed
no deposit lift parking | Lift Parking
no lift and pets allowed | pets=Allowed
not on main road lift available | Lift
non negotiable lift | negotiable=No Lift
final price no negotiation, parking | negotiable=No Parking
not furnished, lift | furnishing=Unfurnished Lift
furnished nahi hai | furnishing=Unfurnished
flat no 302, lift, parking | Lift Parking
parking ❌, lift ✅ | Lift
❌ pets | pets=Not allowed
Pets allowed? No | pets=Not allowed
कुत्ता बिल्ली मना है | pets=Not allowed
bachelors and students not allowed | tenants=Families
not a ground floor flat |
lift not working |
smoking not allowed, pets allowed | pets=Allowed
family only, lift hai | tenants=Families Lift
rent 18k maintenance na, lift | Lift
`

describe('What is denied is never its opposite, and what is not denied stays said', () => {
  test.each(
    DENIALS.trim()
      .split('\n')
      .map((row) => row.split(' |').map((part) => part.trim()) as [string, string]),
  )('“%s”: %s', (text, expected) => {
    const said = answersIn(`2bhk flat in Gomti Nagar Lucknow, rent 18k, ${text}`, TODAY)
    const { pets, tenantsPreferred, negotiable, furnishing, amenities = '' } = said.answers
    const named = { tenants: tenantsPreferred, pets, negotiable, furnishing }
    expect(
      [
        ...Object.entries(named).flatMap(([name, value]) => (value ? `${name}=${value}` : [])),
        ...amenities.split('\n').filter(Boolean),
      ].join(' '),
    ).toBe(expected)
    expect(said.asks.map(({ field }) => field)).toEqual([])
  })
})

test.each(['ac nahi hai', 'non ac', 'no wifi', 'wifi not available', 'without food', 'खाना नहीं'])(
  'Of a PG, “%s” is no such service',
  (text) => {
    const { answers: said } = answersIn(`girls pg sec 62 noida 8000 per bed, ${text}`, TODAY)
    const { airConditioning, wifi, meals } = said
    expect([airConditioning, wifi, meals].filter((one) => one && !/^No/.test(one))).toEqual([])
  },
)

test('What the form does not ask of such a home is not read', () => {
  const { answers: said, rest } = answersIn(
    '2bhk flat for sale sec 76, 62 lakh, deposit 50k',
    TODAY,
  )
  expect([said.deposit, rest]).toEqual([undefined, ['50k']])
})
