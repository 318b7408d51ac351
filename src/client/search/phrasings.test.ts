import { expect, test } from 'vitest'
import type { CityName } from '../../domain/city/constants.ts'
import type { ListingType, PropertyType } from '../../domain/listing/constants.ts'
import { find } from '../../domain/search/found.ts'
import { respelled } from '../../domain/search/respell.ts'
import { EMPTY_SEARCH } from '../../domain/search/rules.ts'
import type { Searchable } from '../../domain/search/searchable.ts'
import { columnsOf, tableOf } from '../../domain/search/table.ts'
import { fuzzyWords } from './fuzzy-words.ts'

type Row = [
  id: string,
  offer: ListingType,
  type: PropertyType,
  place: [name: string, locality: string, city: CityName],
  price: number,
  squareFeet: number,
  more?: Partial<Searchable>,
]
const COMMERCIAL: readonly PropertyType[] = ['Office', 'Retail', 'Storage']
const VILLA = 'Independent House/Villa'

/** One listing of each kind; prices in rupees. */
// biome-ignore format: a row each
const CATALOGUE: (Searchable & { id: string })[] = ([
  ['A', 'Sell', 'Flat/Apartment', ['Kesar Heights', 'Gomti Nagar', 'Lucknow'], 7_200_000, 1450, { bedrooms: 3, furnishing: 'Semi-furnished', facingType: 'East', by: 'Owner', right: { at: '2026-11-11T06:00:00Z' } }],
  ['B', 'Sell', 'Flat/Apartment', ['Amaltas Court', 'Indira Nagar', 'Lucknow'], 4_500_000, 980, { bedrooms: 2, furnishing: 'Unfurnished', facingType: 'West', by: 'Owner' }],
  ['C', 'Rent', 'Flat/Apartment', ['Parijat Towers', 'Sector 62', 'Noida'], 22_000, 1100, { bedrooms: 2, furnishing: 'Fully furnished', facingType: 'North', by: 'Agent' }],
  ['D', 'PG', 'Flat/Apartment', ['Tulsi Nest', 'Sector 50', 'Noida'], 9_000, 1500, { bedrooms: 3, furnishing: 'Fully furnished', pgFor: 'Women' }],
  ['E', 'Sell', VILLA, ['Neelkanth Greens', 'DLF Phase 1', 'Gurugram'], 45_000_000, 3200, { bedrooms: 4, furnishing: 'Fully furnished', facingType: 'North-East' }],
  ['F', 'Sell', 'Plot/Land', ['Ghat Colony', 'Assi', 'Varanasi'], 9_000_000, 1800, { facingType: 'South' }],
  ['G', 'Rent', 'Office', ['Swaroop Tower', 'Civil Lines', 'Kanpur'], 60_000, 1500, { furnishing: 'Semi-furnished' }],
  ['H', 'Sell', 'Retail', ['Chowk Arcade', 'Aminabad', 'Lucknow'], 3_800_000, 300],
  ['I', 'Rent', 'Storage', ['Panki Depot', 'Panki', 'Kanpur'], 45_000, 6000],
  ['J', 'Rent', VILLA, ['Saraswati Kunj', 'Sigra', 'Varanasi'], 18_000, 1550, { bedrooms: 3, furnishing: 'Semi-furnished' }],
  ['K', 'Sell', '1 RK/Studio Apartment', ['Mogra Point', 'Aliganj', 'Lucknow'], 2_400_000, 420, { furnishing: 'Unfurnished' }],
  ['L', 'Sell', 'Flat/Apartment', ['Kaveri Enclave', 'Sector 150', 'Noida'], 13_500_000, 1900, { bedrooms: 3, furnishing: 'Fully furnished', facingType: 'South-West' }],
  ['M', 'PG', 'Flat/Apartment', ['Chandan Rooms', 'DLF Phase 5', 'Gurugram'], 12_000, 900, { bedrooms: 2, pgFor: 'Men' }],
  ['N', 'Rent', 'Flat/Apartment', ['Bela Homes', 'Sector 6', 'Noida'], 11_000, 600, { bedrooms: 1, furnishing: 'Unfurnished' }],
] satisfies Row[] as Row[]).map(([id, listingType, propertyType, place, price, plotArea, more]) => {
  const [projectBuildingName, locality, city] = place
  const propertyCategory = COMMERCIAL.includes(propertyType) ? 'Commercial' : 'Residential'
  const named = { projectBuildingName, locality, city }
  return { id, listingType, propertyType, propertyCategory, ...named, price, plotArea, ...more }
})

const TABLES = [tableOf(columnsOf(CATALOGUE))]

/** What people type, and the listings that the search must find. */
const PHRASINGS = `
gomti nagar => A
gomti ngr => A
gomtinagar => A
Gomti-Nagar => A
gomty nagar => A
गोमती नगर => A
गोमति नगर => A
gomti nagr lucknow => A
NAGAR GOMTI => A
indira nagar => B
indra nagar => B
indiranagar lucknow => B
nagar => A B
aminabad => H
aminabd => H
hazratganj =>
अमीनाबद => H
काकदेव =>
अलिगंज => K
aliganj => K
sector 62 => C
sec 62 => C
sector-62 noida => C
sector62 => C
sec-62 => C
sector 6 => N
sector 6 noida => N
sector 15 =>
sector 150 => L
dlf phase 1 => E
dlf ph 1 => E
dlf => E M
civil lines kanpur => G
sigra => J
assi => F
kesar heights => A
kesar hights => A
parijat towers => C
parijaat => C
mogra => K
lucknow => A B H K
luknow => A B H K
lko => A B H K
lakhnau => A B H K
लखनऊ => A B H K
noida => C D L N
noyda => C D L N
gurgaon => E M
gurugram => E M
gurgoan => E M
गुड़गांव => E M
kanpur => G I
cawnpore => G I
kanpoor => G I
varanasi => F J
banaras => F J
benares => F J
kashi => F J
वाराणसी => F J
noida or gurgaon => C D E L M N
flat => A B C D L M N
flats => A B C D L M N
apartment => A B C D L M N
apartments in lucknow => A B
flat in noida => C D L N
villa => E J
house => E J
bungalow => E J
kothi => E J
makaan => E J
independent house => E J
plot => F
land => F
plot/land => F
zameen => F
studio => K
1 rk => K
1rk lucknow => K
studio apartment => K
office => G
office space => G
shop => H
shop for sale => H
dukaan => H
showroom => H
godown => I
warehouse => I
warehouse for rent => I
factory =>
flat or villa => A B C D E J L M N
commercial => G H I
residential => A B C D E F J K L M N
3 bhk => A D J L
3bhk => A D J L
3 BHK lucknow => A
three bhk => A D J L
थ्री बीएचके => A D J L
टू बीएचके => B C M
वन बीएचके => N
three bedroom => A D J L
3 bedroom flat => A D L
3 bed => A D J L
2 bhk => B C M
2bhk noida => C
2 or 3 bhk => A B C D J L M
2-3 bhk => A B C D J L M
2/3 bhk lucknow => A B
3+ bhk => A D E J L
4 bhk => E
4bhk villa gurgaon => E
1 bhk => N
1 bhk on rent => N
5 bhk =>
for rent => C G I J N
rent => C G I J N
on rent => C G I J N
to let => C G I J N
kiraye par => C G I J N
किराए पर => C G I J N
भाड़े का मकान => J
2 bhk rent noida => C
flat for rent => C N
rent flat noida => C N
house for rent varanasi => J
lease => G I
office on lease => G
commercial lease kanpur => G I
for sale => A B E F H K L
to buy => A B E F H K L
buy flat lucknow => A B
flat for sale => A B L
pg => D M
paying guest => D M
pg in noida => D
pg for girls => D
girls pg noida => D
pg for boys => M
boys pg gurgaon => M
hostel => D M
ladies pg => D
under 50 lakh => B H K
flat under 50 lakh => B
below 50L => B H K
upto 50 lacs => B H K
less than 50 lakhs => B H K
50 lakh tak => B H K
under 50 => B H K
50 लाख तक => B H K
५० लाख तक फ्लैट => B
under 1 cr => A B F H K
under 1 crore flat => A B
flat below 1.5 cr => A B L
above 1 crore => E L
over 2 cr => E
more than 1 cr noida => L
1 cr or more => E L
50-90 lakh => A F
50 to 90 lakh => A F
50 lakh to 1 cr => A F
between 50 and 90 lakh => A F
between 50 lakh and 1 crore => A F
70 lakh => B H K
72 lakh flat => A B
45L => B H K
1.35 cr => A B F H K L
4.5 crore villa => E
budget 50 lakh => B H K
budget 50 => B H K
3 bhk under 75 lakh => A
3 bhk flat in gomti nagar under 80 lakh => A
2 bhk in lucknow below 50 lakh to buy => B
under 20k => D J M N
rent under 20000 => J N
rent below 20,000 => J N
15k to 25k rent => C J
20000-25000 => C
₹22,000 => C D J M N
rs 22000 => C D J M N
rent 18000 => J N
pg under 10k => D
1 bhk under 12000 noida => N
1450 sq ft => A D G J
1450 sqft flat => A D
1000 sqft => B C M
above 3000 sq ft => E I
under 500 sq ft => H K
1000 to 1500 sq ft => A C D G
200 gaj => F J L
200 sq yd plot => F
200 gaj plot varanasi => F
plot 1800 sq ft => F
6000 sqft godown => I
furnished => C D E L
fully furnished => C D E L
furnished flat noida => C D L
semi furnished => A G J
semi-furnished house => J
unfurnished => B K N
unfurnished flat lucknow => B
east facing => A
east facing flat => A
north east facing => E
north-east facing villa => E
by owner => A B
owner only lucknow => A B
direct owner flat => A B
मालिक से 3 बीएचके => A
no broker => A B
bina broker ke 2 bhk => B
agent nahi => A B
by agent => C
right to offer seen => A
papers shown lucknow => A
owner verified => A
verified => A
verifed flat => A
kagaz dekha => A
घर देने का हक देखा गया => A
कागज देखा हुआ नोएडा =>
i want a flat in noida => C D L N
looking for 3 bhk in lucknow => A
show me shops near aminabad => H
best flat in gomti nagar => A
सस्ता फ्लैट लखनऊ => A B
पालतू जानवर वाला =>
बेचना => A B E F H K L
castle => A B C D E F G H I J K L M N
4 bhk lucknow =>
mumbai =>
, => A B C D E F G H I J K L M N
2 bhk, indira nagar => B
flat near civil lines =>
villa with 4 bedrooms => E
plot in banaras => F
२ bhk नोएडा => C
६२ sector noida => C
flats for sale in noida above 1 cr => L
shop aminabad under 40 lakh => H
dlf phase 1, 4 bhk => E
dlf phase 5, 3 bhk =>
sector 62 - 2 bhk => C
2.5 bhk => A B C D J L M
more than 2 bhk => A D E J L
at least 4 bhk => E
3 bhk and above => A D E J L
pg for rent => D M
office lease for rent => G
office for rent under 5 lakh => G
rent under 15 => N
rent under 20 => J N
flat to rent 22000 per month => C N
15000 per month => D M N
house on rent 18000 pm => J
flat within 2 km of metro => B C D L M
guest house varanasi =>
ware house kanpur => I
under 5 lakh rent noida => C N
pg gurgaon 12k => M
`
test.each(
  PHRASINGS.trim()
    .split('\n')
    .map((line) => line.split(/ =>\s*/)),
)('"%s" finds %s', (q, ids) => {
  // As the gallery does: what is misspelt in another script than the names is mended first.
  const search = respelled({ ...EMPTY_SEARCH, q: q ?? '' }, TABLES, fuzzyWords)
  const found = find(CATALOGUE, search, fuzzyWords)
  expect(found.map(({ id }) => id)).toEqual((ids ?? '').split(' ').filter(Boolean))
})
