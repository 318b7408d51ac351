import { describe, expect, test } from 'vitest'
import type * as Described from '#language/listing/texts-described'
import { writtenOtherwise } from '#language/listing/texts-described'
import type { PublicListing } from '../../contract/public-listing.ts'
import { publicListing } from '../../test/support/data/public-listing.ts'
import { loadInLanguage } from '../../test/support/language/in-language.ts'
import { wordingOf } from '../language/written.ts'
import type * as Sentence from './sentence.ts'
import { listingSentence } from './sentence.ts'

const hindi = await loadInLanguage<typeof Sentence>('hi', 'src/domain/listing/sentence.ts')
const inHindi = await loadInLanguage<typeof Described>(
  'hi',
  'src/domain/listing/texts-described.hi.ts',
)

const bare = { furnishing: null, facingType: null, areaBasis: null, bedrooms: null } as const
const kanpur = { city: 'Kanpur', locality: 'Kakadeo' } as const

test.each<[string, Partial<PublicListing>, string, string]>([
  [
    'a flat for sale',
    { floorNumber: 4, totalFloors: 12, possession: 'Ready to move' },
    'गोमती नगर, लखनऊ में 1,450 वर्ग फुट कारपेट एरिया का 3 बीएचके फ्लैट ₹72 लाख में बिक रहा है: 12 मंजिल की बिल्डिंग में चौथी मंजिल पर, सेमी फर्निश्ड, रहने के लिए तैयार।',
    'A 3 BHK flat of 1,450 sq ft carpet area in Gomti Nagar, Lucknow, for sale at ₹72 lakh: on the 4th floor of 12, semi-furnished, ready to move in.',
  ],
  [
    'a flat for rent',
    {
      ...bare,
      ...kanpur,
      listingType: 'Rent',
      price: 18_500,
      bedrooms: 1,
      plotArea: 550,
      floorNumber: 0,
      totalFloors: null,
      availableFrom: '2027-01-01',
    },
    'काकादेव, कानपुर में 550 वर्ग फुट का 1 बीएचके फ्लैट ₹18,500 हर महीने के किराए पर मिल रहा है: ग्राउंड फ्लोर पर, 1 जनवरी 2027 से उपलब्ध।',
    'A 1 BHK flat of 550 sq ft in Kakadeo, Kanpur, for rent at ₹18,500 per month: on the ground floor, available from 1 Jan 2027.',
  ],
  [
    'a house on a plot',
    {
      ...bare,
      ...kanpur,
      propertyType: 'Independent House/Villa',
      bedrooms: 4,
      plotArea: 1800,
      areaUnit: 'sq yd',
      areaBasis: 'Plot',
      totalFloors: 2,
      price: 1_30_00_000,
    },
    'काकादेव, कानपुर में 200 गज के प्लॉट पर 4 बीएचके मकान ₹1.3 करोड़ में बिक रहा है: कुल 2 मंजिल।',
    'A 4 BHK house on a plot of 200 sq yd in Kakadeo, Kanpur, for sale at ₹1.3 crore: 2 floors.',
  ],
  [
    'a plot',
    {
      ...bare,
      ...kanpur,
      propertyType: 'Plot/Land',
      areaBasis: 'Plot',
      plotArea: 900,
      areaUnit: 'sq yd',
      roadWidth: 30,
      corner: 'Yes',
      facingType: 'East',
      price: 45_00_000,
    },
    'काकादेव, कानपुर में 100 गज का प्लॉट ₹45 लाख में बिक रहा है: 30 फुट की सड़क पर, कॉर्नर प्लॉट, पूर्वमुखी।',
    'A plot of 100 sq yd in Kakadeo, Kanpur, for sale at ₹45 lakh: on a road of 30 ft, corner plot, east facing.',
  ],
  [
    'a shop, which is feminine in Hindi',
    {
      ...bare,
      ...kanpur,
      propertyCategory: 'Commercial',
      propertyType: 'Retail',
      plotArea: 300,
      price: 25_00_000,
      possession: 'Under construction',
      floorNumber: -1,
    },
    'काकादेव, कानपुर में 300 वर्ग फुट की दुकान ₹25 लाख में बिक रही है: बेसमेंट 1 में, अभी बन रही है।',
    'A shop of 300 sq ft in Kakadeo, Kanpur, for sale at ₹25 lakh: 1 below ground, under construction.',
  ],
  [
    'an office for rent',
    {
      ...bare,
      listingType: 'Rent',
      propertyCategory: 'Commercial',
      propertyType: 'Office',
      plotArea: 600,
      price: 30_000,
    },
    'गोमती नगर, लखनऊ में 600 वर्ग फुट का ऑफिस ₹30,000 हर महीने के किराए पर मिल रहा है।',
    'An office of 600 sq ft in Gomti Nagar, Lucknow, for rent at ₹30,000 per month.',
  ],
  [
    'a bed in a PG, whose area is that of the room',
    {
      ...bare,
      listingType: 'PG',
      price: 8000,
      bedrooms: 2,
      plotArea: 120,
      pgFor: 'Women',
      sharing: 'Two to a room',
      meals: 'All meals',
      city: 'Varanasi',
      locality: 'Lanka',
    },
    'लंका, वाराणसी में 2 बीएचके फ्लैट में पीजी ₹8,000 प्रति बेड हर महीने के किराए पर मिल रहा है: महिलाओं के लिए, एक कमरे में दो, तीनों टाइम का खाना, 120 वर्ग फुट का कमरा।',
    'A PG in a 2 BHK flat in Lanka, Varanasi, to let at ₹8,000 per bed per month: for women, two to a room, all meals, room of 120 sq ft.',
  ],
  [
    'a bed in a PG, whose area is that of the flat',
    { ...bare, listingType: 'PG', price: 8000, bedrooms: 3 },
    'गोमती नगर, लखनऊ में 1,450 वर्ग फुट के 3 बीएचके फ्लैट में पीजी ₹8,000 प्रति बेड हर महीने के किराए पर मिल रहा है।',
    'A PG in a 3 BHK flat of 1,450 sq ft in Gomti Nagar, Lucknow, to let at ₹8,000 per bed per month.',
  ],
  [
    'a shop that is sold',
    {
      ...bare,
      propertyCategory: 'Commercial',
      propertyType: 'Retail',
      plotArea: 300,
      availability: 'sold',
    },
    'गोमती नगर, लखनऊ में 300 वर्ग फुट की दुकान बिक चुकी है।',
    'A shop of 300 sq ft in Gomti Nagar, Lucknow, now sold.',
  ],
  [
    'a home near a pincode',
    { ...bare, locality: '226010', listingType: 'Rent', price: 9000, availability: 'rented' },
    '226010 के पास, लखनऊ में 1,450 वर्ग फुट का फ्लैट किराए पर चढ़ चुका है।',
    'A flat of 1,450 sq ft near 226010, Lucknow, now rented out.',
  ],
])('Of %s one sentence says what is stated', (_, over, said, saidInEnglish) => {
  const listing = publicListing('a', over)
  expect(hindi.listingSentence(listing)).toBe(said)
  expect(listingSentence(listing)).toBe(saidInEnglish)
})

describe('A page says that a description is in another language', () => {
  test.each([
    ['Quiet flat near the park, with a view.', 'en'],
    ['पार्क के पास शांत फ्लैट।', 'hi'],
    ['पार्क के पास शांत 2 BHK फ्लैट, RERA नंबर है।', 'hi'],
    ['Quiet flat near the temple (मंदिर), with a view.', 'en'],
    ['Makan bilkul main road ke paas hai, pani aur bijli dono hai.', 'hi in Latin'],
    ['Flat near Ghar Bazaar, ideal for a family of four people.', 'en'],
    ['12,000 / 3', null],
  ])('“%s”: %s', (text, wording) => expect(wordingOf(text)).toBe(wording))

  test('in the words of its reader, with who wrote it', () => {
    expect(inHindi.writtenOtherwise('owner', 'en')).toBe('यह ब्योरा मालिक ने अंग्रेजी में लिखा है।')
    expect(inHindi.writtenOtherwise('agent', 'hi in Latin')).toBe(
      'यह ब्योरा एजेंट ने अंग्रेजी अक्षरों में लिखा है।',
    )
    expect(writtenOtherwise('owner', 'hi')).toBe('The owner wrote this description in Hindi.')
    expect([inHindi.writtenOtherwise('owner', 'hi'), writtenOtherwise('owner', 'en')]).toEqual([
      '',
      '',
    ])
  })
})
