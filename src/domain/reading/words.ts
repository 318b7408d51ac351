import { ROUTED_CITIES } from '../city/constants.ts'
import { CITY_ALIASES } from '../city/names.ts'
import type { PropertyType } from '../listing/constants.ts'
import { AREA_BASIS_WORDS } from './area-basis.ts'

/** As people write an answer, and the options that it can mean; several where one has to ask. */
export type Words<Option extends string = string> = readonly (readonly [
  phrases: string,
  meant: readonly Option[],
])[]

/** The types of property, as people call them. */
export const KIND_WORDS: Words<PropertyType> = [
  [
    'serviced apartment; serviced apartments; service apartment; service apartments',
    ['Serviced Apartment'],
  ],
  [
    '1 rk; 1rk; one rk; rk; 1 r k; studio; studios; studio apartment; studio apartments; studio flat; studio flats; 1 room kitchen; one room kitchen; ek room kitchen; स्टूडियो; स्टूडियो अपार्टमेंट; 1 आरके; आरके',
    ['1 RK/Studio Apartment'],
  ],
  [
    'farm house; farm houses; farmhouse; farmhouses; farm land house; फार्महाउस; फार्म हाउस',
    ['Farmhouse'],
  ],
  [
    'warehouse; warehouses; ware house; ware houses; godown; godowns; godam; storage; storage space; storage spaces; cold store; cold storage; cold stores; गोदाम; वेयरहाउस; गोडाउन',
    ['Storage'],
  ],
  [
    'hotel; hotels; guest house; guest houses; guesthouse; hospitality; banquet; banquet hall; होटल',
    ['Hospitality'],
  ],
  [
    'flat; flats; apartment; apartments; appartment; appartments; apt; apts; apartement; multistorey apartment; society flat; high rise; condo; condos; condominium; condominiums; penthouse; penthouses; pent house; फ्लैट; फ़्लैट; फ्लेट; अपार्टमेंट; पेंटहाउस; residential apartment; floor flat',
    ['Flat/Apartment'],
  ],
  [
    // A floor of a low house is sold as a flat is.
    'builder floor; builder floors; builder flat; independent floor; independent builder floor; low rise floor; बिल्डर फ्लोर',
    ['Flat/Apartment'],
  ],
  ['duplex; duplexes; duplex house; डुप्लेक्स', ['Independent House/Villa', 'Flat/Apartment']],
  [
    'single family residence; single family home; town house; townhouse; townhouses; independent house; independent houses; independent house villa; row house; row houses; villa; villas; vila; bungalow; bungalows; banglow; banglows; bunglow; kothi; kothis; kothee; haveli; makaan; makan; makaans; house villa; residential house; मकान; कोठी; विला; बंगला; हवेली; bangla; ghar makan; स्वतंत्र मकान',
    ['Independent House/Villa'],
  ],
  [
    'unimproved land; lot; farm land; farmland; agricultural land; agriculture land; krishi bhumi; कृषि भूमि; खेत; plot; plots; plot land; land; lands; residential land; residential plot; commercial land; zameen; zamin; jameen; jamin; bhukhand; ज़मीन; जमीन; प्लॉट; प्लाट; प्लोट; भूखंड; site',
    ['Plot/Land'],
  ],
  [
    'office; offices; office space; office spaces; workspace; workspaces; it office; it space; coworking; co working; coworking space; co working space; cowork; business centre; business center; ऑफिस; ऑफ़िस; आफिस; दफ्तर; daftar; कार्यालय',
    ['Office'],
  ],
  [
    'shop; shops; showroom; showrooms; show room; show rooms; retail; retail space; retail spaces; commercial shop; dukaan; dukan; dukkan; kiosk; दुकान; दूकान; शोरूम; शॉप',
    ['Retail'],
  ],
  [
    'factory; factories; industry; industrial; industrial unit; industrial units; industrial shed; industrial sheds; कारखाना; फैक्ट्री; फैक्टरी; karkhana',
    ['Industry'],
  ],
  ['shed; sheds; शेड', ['Industry', 'Storage']],
  ['sco; shop cum office; shop cum offices', ['Retail', 'Office']],
  ['commercial space; commercial spaces', ['Office', 'Retail']],
]

/** A house in the sense of any home; a listing of one says more. */
const HOUSE: Words<PropertyType> = [
  ['house; houses; ghar; घर; home; homes', ['Independent House/Villa', 'Flat/Apartment']],
]

export const FURNISHING_WORDS: Words = [
  [
    'semi furnished; semifurnished; semi furnish; semi furnised; sem furn; semi furn; half furnished; semi; partly furnished; part furnished; partially furnished; partial furnished; सेमी फर्निश्ड; अर्ध सुसज्जित; आधा फर्निश्ड; semi frnished',
    ['Semi-furnished'],
  ],
  [
    'unfurnished; un furnished; unfurnish; non furnished; not furnished; furnished nahi; furnished nahin; फर्निश्ड नहीं; फर्निश्ड नही; bare; bare shell; raw; unfurn; without furniture; बिना फर्नीचर; अनफर्निश्ड; bina furniture',
    ['Unfurnished'],
  ],
  [
    'furnished; fully furnished; full furnished; fully furnish; furnish; fullyfurnished; ff; furn; with furniture; फर्निश्ड; फुल फर्निश्ड; पूरी तरह सुसज्जित; सुसज्जित; furnised; full furnish',
    ['Fully furnished'],
  ],
]

export const FACING_WORDS: Words = [
  [
    'north east; northeast; ne; n e; ईशान कोण; ishan; ईशान; उत्तर पूर्व; uttar purv; uttar purab',
    ['North-East'],
  ],
  ['north west; northwest; nw; n w; उत्तर पश्चिम', ['North-West']],
  ['south east; southeast; se; s e; दक्षिण पूर्व; agneya', ['South-East']],
  ['south west; southwest; sw; s w; nairutya; दक्षिण पश्चिम', ['South-West']],
  ['east; e; purab; poorab; purv; पूर्व; पूरब; ईस्ट', ['East']],
  ['west; w; paschim; pashchim; पश्चिम; वेस्ट', ['West']],
  ['north; n; uttar; उत्तर; नॉर्थ', ['North']],
  ['south; s; dakshin; dakhin; दक्षिण; साउथ', ['South']],
]

export const POSSESSION_WORDS: Words = [
  [
    'ready to move; ready; ready to move in; readytomove; rtm; rtmi; ready possession; immediate possession; immediate; ready to shift; move in ready; तैयार; रेडी टू मूव; turant kabza; तुरंत कब्जा',
    ['Ready to move'],
  ],
  [
    'under construction; underconstruction; under const; under constr; uc; under development; new launch; newly launched; pre launch; prelaunch; निर्माणाधीन; अंडर कंस्ट्रक्शन; nirmanadhin; ban raha hai',
    ['Under construction'],
  ],
]

/** Why there is no RERA number, as posters write it. */
const RERA_EXEMPT_WORDS: Words = [
  [
    'small; plot under 500 sq m; less than 500 sq m; up to 8 units; less than 8 units; 8 units or less; below threshold',
    ['Small project'],
  ],
  [
    'old project; completion certificate before rera; completed before rera; cc before rera; before rera; pre rera',
    ['Completed before the Act'],
  ],
  ['renovation; repair; redevelopment; renovation without new sale', ['Renovation without sale']],
]

/** Whether a price is open to bargaining, as people write it beside an amount and anywhere else. */
export const NEGOTIATION_WORDS: Words<'Yes' | 'No'> = [
  [
    'negotiable; nego; neg; negot; negotiation possible; slightly negotiable; slightly nego; little nego; little negotiable; price negotiable; rent negotiable; thoda kam ho jayega; kam ho jayega; thoda kam ho sakta hai; थोड़ा कम हो जाएगा; कम हो जाएगा; थोड़ा कम हो सकता है; मोलभाव संभव; मोलभाव',
    ['Yes'],
  ],
  [
    'non negotiable; not negotiable; non nego; no negotiation; fixed price; price fixed; final price; last price; fix rate; fixed rate; मोलभाव नहीं',
    ['No'],
  ],
]

/** What is offered or sought, as both sides call it. */
export const DEAL_WORDS: Words = [
  [
    'pg; pgs; paying guest; paying guests; hostel; hostels; co living; coliving; coliving home; पीजी; पी जी; हॉस्टल; छात्रावास; हास्टल',
    ['PG'],
  ],
  [
    'leave license; leave and license; leave licence; leave and licence; leave n license; leave n licence; l l; rent; rental; rentals; rented; renting; for rent; on rent; to rent; rent out; to let; tolet; lease; for lease; on lease; leasing; kiraya; kiraye; kiray; kiraaye; kiraye pe; kiraye par; kiraye ka; kiraye ki; kiraye ke liye; kiraye se; bhada; bhade; bhade par; किराया; किराए; किराये; किराए पर; किराये पर; किराए का; किराये का; किराए के लिए; किराये के लिए; भाड़ा; भाड़े; भाड़े पर; भाड़े का; भाड़े की; भाड़े के लिए; रेंट; रेंट पर; bhade ka; bhade ki; bhade pe; bhaade; bhaada',
    ['Rent'],
  ],
  [
    'sale; for sale; on sale; to buy; buy; buying; purchase; resale; kharidna; kharidne; kharidna hai; kharidni; khareedna; bikau; bikaau; sell; selling; bechna; bechne; bechni; bikne; बिकाऊ; बेचना; बेचने; बेचनी; बेचना है; खरीदना; खरीदने; खरीदनी; खरीदना है; बिक्री; बिक्री के लिए',
    ['Sell'],
  ],
]

export const GUEST_WORDS: Words = [
  [
    'women; woman; girls; girl; ladies; lady; female; females; for girls; for ladies; for women; girls only; ladies only; only girls; only for girls; working women; ladki; ladkiyon; ladkiyo; ladkiyan; mahila; mahilaon; लड़कियों; लड़की; लड़कियां; लड़कियों के लिए; महिला; महिलाओं; गर्ल्स',
    ['Women'],
  ],
  [
    'men; man; boys; boy; gents; gent; male; males; for boys; for men; boys only; only boys; only for boys; ladke; ladko; ladkon; ladka; लड़कों; लड़के; लड़का; लड़कों के लिए; पुरुष; बॉयज',
    ['Men'],
  ],
  [
    'both; unisex; boys and girls; girls and boys; co ed; coed; men and women; any gender',
    ['Women and men'],
  ],
]

export const TENANT_WORDS: Words = [
  [
    'family; families; for family; for families; family only; only family; families only; parivar; pariwar; परिवार; परिवारों; फैमिली; फेमिली; no bachelors; no bachelor',
    ['Families'],
  ],
  [
    'working; working people; working professional; working professionals; professionals; job wale; naukri wale; नौकरीपेशा; service class',
    ['Working people'],
  ],
  ['student; students; for students; vidyarthi; छात्र; छात्रों; विद्यार्थी; स्टूडेंट', ['Students']],
  ['company; companies; company lease; corporate; कंपनी', ['Companies']],
  [
    'anyone; any; all; no restriction; family or bachelor; family and bachelor; family or bachelors; कोई भी; sabhi; koi bhi; koi bhi chalega; सभी',
    ['Anyone'],
  ],
  [
    'bachelor; bachelors; for bachelors; bachelor allowed; bachelors allowed; बैचलर; कुंवारे; kunware',
    ['Working people', 'Students'],
  ],
]

export const PET_WORDS: Words = [
  [
    'pets; pet; pet friendly; pets allowed; pet allowed; with pets; with pet; yes; dog; dogs; cat; cats; paltu; paltu janwar; पालतू; पालतू जानवर; पालतू जानवरों; जानवर; पेट फ्रेंडली; कुत्ता; कुत्ते; बिल्ली; kutta; kutte; billi; allowed',
    ['Allowed'],
  ],
  [
    'no; no pets; not allowed; pets not allowed; no pet; no dogs; no dog; dogs not allowed; nahi; nahin; नहीं; मना; मना है; mana; mana hai; prohibited; na',
    ['Not allowed'],
  ],
]

/** Who approves plots, as people call them, with and without the word for it. */
export const AUTHORITY_WORDS: Words = (
  [
    ['lda; lucknow development authority; एलडीए', 'LDA'],
    ['awas vikas; avas vikas; awas vikas parishad; up awas vikas; आवास विकास', 'Awas Vikas'],
    ['noida authority; नोएडा प्राधिकरण', 'Noida Authority'],
    ['greater noida authority; gnida', 'Greater Noida Authority'],
    ['yamuna authority; yeida; yamuna expressway authority', 'Yamuna Authority'],
    ['dtcp; dtcp haryana', 'DTCP Haryana'],
    ['hsvp; huda', 'HSVP'],
    ['gmda', 'GMDA'],
    ['kda; kanpur development authority; केडीए', 'KDA'],
    ['vda; varanasi development authority; वीडीए', 'VDA'],
  ] as const
).map(([names, meant]) => [
  names
    .split('; ')
    .flatMap((name) => [name, `${name} approved`])
    .join('; '),
  [meant],
])

/** How many share a room of a PG. An answer may leave out that it is about sharing. */
export const SHARING_WORDS: Words = [
  [
    'private room; single occupancy; single sharing; 1 sharing; no sharing; single room; सिंगल; सिंगल शेयरिंग',
    ['Private room'],
  ],
  [
    'double sharing; twin sharing; 2 sharing; two sharing; double occupancy; 2 in a room; 2 seater; two seater; दो लोगों का कमरा; डबल शेयरिंग',
    ['Two to a room'],
  ],
  [
    'triple sharing; 3 sharing; three sharing; 3 seater; three seater; तीन लोगों का कमरा; ट्रिपल शेयरिंग',
    ['Three to a room'],
  ],
  ['four sharing; 4 sharing; 4 seater; four seater; dormitory; dorm', ['Four or more to a room']],
]

/** The amenities, as portals and people call them. */
export const AMENITY_WORDS: Words = [
  ['gym; gymnasium; fitness centre; fitness center; जिम', ['Gym']],
  ['swimming pool; pool; स्विमिंग पूल; pool access', ['Swimming Pool']],
  [
    'parking; car parking; covered parking; reserved parking; open parking; with parking; parking space; visitor parking; bike parking; पार्किंग; कार पार्किंग; gadi parking',
    ['Parking'],
  ],
  [
    'security; with security; 24x7 security; 24 x 7 security; guard; security guard; gated; gated society; gated community; cctv; सुरक्षा; सिक्योरिटी; गेटेड',
    ['Security'],
  ],
  [
    'power backup; power back up; powerbackup; backup; power; inverter; generator; dg backup; genset; पावर बैकअप',
    ['Power Backup'],
  ],
  ['club house; clubhouse; club; क्लब हाउस', ['Clubhouse']],
  ['lift; lifts; with lift; elevator; elevators; lift wala; lift wali; लिफ्ट; लिफ़्ट', ['Lift']],
  ['balcony; balconies; with balcony; बालकनी', ['Balcony']],
  ['medical; medical facility; dispensary; clinic', ['Medical Facility']],
  ['day care; daycare; creche; day care center; day care centre', ['Day Care Center']],
  ['pet area; pet park; dog park', ['Pet Area']],
  ['indoor games; games room; indoor sports', ['Indoor Games']],
  ['conference room; meeting room', ['Conference Room']],
  [
    'green area; large green area; garden; lawn; park; landscaped garden; बगीचा',
    ['Large Green Area'],
  ],
  ['concierge; concierge desk', ['Concierge Desk']],
  ['helipad', ['Helipad']],
  ['golf course; golf', ['Golf Course']],
  ['multiplex; cinema; theatre', ['Multiplex']],
  ['service elevator; service elevators; service lift', ['Service Elevators']],
  ['high street; high street retail', ['High Street Retail']],
  ['hypermarket; supermarket; departmental store', ['Hypermarket']],
  ['atm; atms; एटीएम', ["ATM'S"]],
  ['study room; library', ['Study Room']],
]

/** With the rent, or for more money: "yes" may be either. */
const SERVICE_WORDS: Words = [
  ['free; free wifi; with rent; in rent; muft; मुफ्त; शामिल', ['Included']],
  ['paid; extra charge; chargeable; alag se; अलग से', ['Extra']],
  ['yes; haan; हां; available; washing machine', ['Included', 'Extra']],
  ['none; nahi; नहीं', ['No']],
]

/** The words of every field that has some; of all others, an answer is written as it is called in the form. */
export const CHOICE_WORDS: Readonly<Record<string, Words>> = {
  listingType: [
    ...DEAL_WORDS,
    // A poster's own words.
    [
      'kiraye par dena; kiraye pe dena; किराये पर देना; किराए पर देना; rent lease; rent or lease',
      ['Rent'],
    ],
    ['sold; outright; bikri', ['Sell']],
  ],
  propertyCategory: [
    ['residential; home; homes; रिहायशी; आवासीय; rihayshi; awasiya', ['Residential']],
    ['commercial; business; comm; व्यावसायिक; कमर्शियल; vyavsayik', ['Commercial']],
  ],
  propertyType: [...KIND_WORDS, ...HOUSE],
  city: [
    ...ROUTED_CITIES.map(
      ({ name, names }) =>
        [[...Object.values(names), ...CITY_ALIASES[name]].join(';'), [name]] as const,
    ),
    ['ncr; delhi ncr; एनसीआर', ['Noida', 'Gurugram']],
  ],
  propertyAge: [
    ['new; brand new; newly built; new construction; newly constructed; naya; नया', ['New']],
    [
      'less than 5 years; below 5 years; under 5 years; upto 5 years; less than 1 year; less than 2 years; less than 3 years',
      ['Up to 5 years'],
    ],
    ['more than 20 years; above 20 years; 20 plus years; 20+ years', ['Over 20 years']],
  ],
  furnishing: [
    ...FURNISHING_WORDS,
    ['no; none; nahi; नहीं', ['Unfurnished']],
    ['full; fully', ['Fully furnished']],
    ['un', ['Unfurnished']],
    ['partially; partial; partly; part', ['Semi-furnished']],
  ],
  facingType: FACING_WORDS.map(([words, meant]) => [
    words
      .split('; ')
      .flatMap((word) => [word, `${word} facing`, `${word} face`, `${word} mukhi`, `${word} मुखी`])
      .join('; '),
    meant,
  ]),
  possession: POSSESSION_WORDS,
  reraExempt: RERA_EXEMPT_WORDS,
  pgFor: GUEST_WORDS,
  tenantsPreferred: TENANT_WORDS,
  pets: PET_WORDS,
  amenities: AMENITY_WORDS,
  negotiable: [
    ...NEGOTIATION_WORDS,
    ['yes; y; slightly; haan; haan ji; ha; हां; हाँ', ['Yes']],
    ['no; n; fixed; fix; final; nahi; नहीं', ['No']],
  ],
  brokerage: [
    [
      'no; none; nil; zero; zero brokerage; without brokerage; no broker; owner direct; nahi; नहीं; koi dalali nahi; koi brokerage nahi; dalali nahi; बिना ब्रोकरेज',
      ['No brokerage'],
    ],
    [
      'yes; brokerage; brokerage applicable; 1 month; one month; 1 month brokerage; 15 days; half month; 1 percent; 2 percent',
      ['Brokerage asked'],
    ],
  ],
  corner: [
    [
      'corner; corner plot; two side open; 2 side open; three side open; 3 side open; haan; हां; कॉर्नर',
      ['Yes'],
    ],
    ['not corner; nahi; नहीं', ['No']],
  ],
  approvedBy: [
    ...AUTHORITY_WORDS,
    ['greater noida', ['Greater Noida Authority']],
    ['panchayat; gram sabha; ग्राम पंचायत', ['Gram panchayat']],
    ['no; none; unapproved; unauthorised; nahi; नहीं', ['Not approved']],
  ],
  airConditioning: [
    [
      'yes; ac; a c; with ac; ac room; ac rooms; in rooms; in room; haan; हां; एसी',
      ['In the rooms'],
    ],
    ['non ac; without ac; cooler; nahi; नहीं', ['No']],
  ],
  wifi: SERVICE_WORDS,
  laundry: SERVICE_WORDS,
  gateCloses: [
    ['no; no curfew; no timing; no restriction; 24 hours; open; anytime; कभी नहीं', ['Never']],
    [
      '11 pm; 10 30; 10.30; 10 30 pm; 10.30 pm; 11; 11 baje; raat 11 baje; 12 am; 12 baje; midnight',
      ['After 10 pm'],
    ],
    ['10 pm; 10; 10 baje; raat 10 baje; 9 30; 9.30; 9 30 pm; 9.30 pm; 10 बजे', ['By 10 pm']],
    ['9 pm; 9; 9 baje; raat 9 baje; 8 30; 8.30; 8 30 pm; 8.30 pm; by 9; 9 बजे', ['By 9 pm']],
    ['8 pm; 8; 8 baje; 7 pm; 7 30; 7 30 pm; by 8; 8 बजे', ['By 8 pm']],
  ],
  areaBasis: AREA_BASIS_WORDS,
  meals: [
    [
      'no; no meals; no food; without food; not included; none; self cooking; khud banana; बिना खाना',
      ['No meals'],
    ],
    ['breakfast; only breakfast; nashta; नाश्ता', ['Breakfast']],
    [
      'two meals; 2 meals; breakfast and dinner; 2 times; two times; 2 time food; breakfast dinner; nashta dinner; nashta aur dinner; nashta aur raat ka khana; नाश्ता और रात का खाना',
      ['Breakfast and dinner'],
    ],
    [
      'all; all meals; three meals; 3 meals; 3 times; 3 time; 3 time food; three time food; 3 time khana; teen time khana; full; full board; तीनों समय',
      ['All meals'],
    ],
    [
      'yes; food; with food; food included; khana; khana sahit; khane ke saath; khana ke saath; खाना; खाना सहित; खाने के साथ',
      ['All meals', 'Breakfast and dinner'],
    ],
  ],
  sharing: [
    ...SHARING_WORDS,
    ['1; single; private', ['Private room']],
    ['2; double; twin; 2 bed; do log', ['Two to a room']],
    ['3; triple; 3 bed', ['Three to a room']],
    ['4; 4 bed; quad', ['Four or more to a room']],
  ],
}

/**
 * What an answer is that denies an option: pets that are not allowed, a PG without AC. `meant`: how many options the
 * denied word may mean. Who denies one of several, such as students, says nothing of the others.
 */
export const deniedOption = (field: string, meant: number): string | undefined =>
  DENIED.find(([name, least]) => name === field && meant >= least)?.[2]
const DENIED: readonly (readonly [field: string, least: number, option: string])[] = [
  ['pets', 1, 'Not allowed'],
  ['tenantsPreferred', 2, 'Families'],
  ['meals', 2, 'No meals'],
  ['wifi', 1, 'No'],
  ['laundry', 1, 'No'],
  ['airConditioning', 1, 'No'],
  ['corner', 1, 'No'],
  ['negotiable', 1, 'No'],
  ['brokerage', 1, 'No brokerage'],
]
