/**
 * How people write in listings, forms and messages, and what each must give: `where | phrase | expected`, on
 * 25 November 2026. `= value` is taken, `? value ; value` is asked (the likelier first), `!` is refused.
 * In a search, a bare sum means up to, and "rent" or "sale" is `for`; `aside` holds what nobody states, `words` what is
 * looked for in names, and `elsewhere` a city without pages. A reader learns from this table; the table never follows a
 * reader.
 */
export const PHRASES = `
# Price of a property for sale: taken
sale | 1.25 Cr | = 12500000
sale | 72 lakhs only | = 7200000
sale | 1cr 25 lakh | = 12500000
sale | Rs. 95,00,000/- | = 9500000
sale | 78L | = 7800000
sale | 1.86Cr. | = 18600000
sale | 85 lac neg. | = 8500000
sale | INR 65,50,000 | = 6550000
sale | 18500000 | = 18500000
sale | 12,500,000 | = 12500000
sale | 1 25 00 000 | = 12500000
sale | Asking 2.10 cr | = 21000000
sale | *1.25cr* nego | = 12500000
sale | Rs 45,00,000 (forty five lakh) | = 4500000
sale | Rs 1 crore 5 lakh 50 thousand | = 10550000
sale | All inclusive 95L | = 9500000
sale | 1.6 crores + registry extra | = 16000000
sale | one crore twenty lakh | = 12000000
sale | Seventy-five lakh only | = 7500000
sale | 62.5 lacs (slightly negotiable) | = 6250000
sale | demand 48 lakh hai | = 4800000
sale | 1.2 करोड़ | = 12000000
sale | ७२ लाख | = 7200000
sale | 95 लाख रुपये मात्र | = 9500000
sale | 80 लाख (मोलभाव संभव) | = 8000000
sale | डेढ़ करोड़ | = 15000000
sale | ढाई करोड़ रु. | = 25000000
sale | सवा करोड़ | = 12500000
sale | पौने दो करोड़ | = 17500000
sale | साढ़े तीन करोड़ | = 35000000
sale | दो करोड़ पच्चीस लाख | = 22500000
sale | sadhe 72 lakh | = 7250000
sale | dedh crore final | = 15000000
sale | sava do karod | = 22500000
sale | ek crore das lakh | = 11000000
sale | kimat 65 lakh, thoda kam ho jayega | = 6500000
sale | 35 लाख 50 हज़ार | = 3550000
sale @1800 | Rs.7500 per sqft | ? 13500000
sale @1685 | ₹ 7,418/sq.ft. | ? 12499330
sale @1800 | @47500/gaj | ? 9500000
sale @1800 | 6000 रुपये वर्ग फुट | ? 10800000
sale @1350 | 65k per sq yd | ? 9750000
sale @1000 | 5200 psf | ? 5200000
sale @2700 | 40 hazar gaj ke hisab se | ? 12000000
sale | 75.00 Th | ? 75000
sale | 7.50M | = 7500000
sale | 7.5 mn | = 7500000
sale | 95 L | = 9500000
sale | 95 lakh nego | = 9500000
sale | 75 Lakhs Only/- | = 7500000
sale | 72.5 lacs + gst | = 7250000
sale | 45 lakh plus registry charges | = 4500000
sale | 72lac negotiable | = 7200000
sale | 95 lakh (non-negotiable) | = 9500000
sale | 78 Lacs + Reg. | = 7800000

# Price of a property for sale: asked
sale | 1,25 Cr | ? 12500000 ; 1250000000
sale | 7,2 karod | ? 72000000 ; 720000000
sale | 12,5 lakh | ? 1250000 ; 12500000
sale | 1,25 करोड़ | ? 12500000 ; 1250000000
sale | 72.5 | ? 7250000 ; 725000000
sale | 1.35 | ? 13500000 ; 135000
sale | 85 | ? 8500000 ; 850000000 ; 85
sale | 1 cr 25 | ? 12500000 ; 10000025
sale | 12.50.000 | = 1250000
sale | 900 crore | ? 9000000000
sale | 45 hazar | ? 45000
sale | 1.9 Cr onwards | ? 19000000
sale | 1.2Cr+ | ? 12000000
sale | starting from 45 lakh | ? 4500000
sale | 65 लाख से शुरू | ? 6500000
sale | 52.5 | ? 5250000 ; 525000000

# Price of a property for sale: refused
sale | call for price | !
sale | price on call | !
sale | rate on enquiry | !
sale | 95 lakh bargain | !
sale | 95 lakh with two cars | !
sale | Price on Request | !
sale | negotiable | !
sale | 9876543210 | !
sale | 85 lakh, call 98100 00001 | !
sale | 70-75 lakh | !
sale | 72 lakh to 1.1 cr | !
sale | between 80 and 90 lakh | !
sale | 7500/sqft | !
sale | 50 हज़ार प्रति गज | !
sale | circle rate ke hisab se | !
sale | $250,000 | !
sale | 1.2.5 cr | !
sale | N/A | !
sale | 0 | !
sale | कीमत फोन पर बताएंगे | !
sale | aamne saamne baat karenge | !
sale | 2 BHK | !

# Rent a month
rent | ₹ 24,500 | = 24500
rent | 24.5k + maint | = 24500
rent | ₹ 18 Thousand | = 18000
rent | 18.00 Th | = 18000
rent | 38000 incl maintenance | = 38000
rent | 38000 (maintenance included) | = 38000
rent | 28000/- electricity extra | = 28000
rent | 25000 pm | = 25000
rent | 14000/- | = 14000
rent | Rs 12,000 per month negotiable | = 12000
rent | 1.2 lakh p.m. | = 120000
rent | 45k incl. maintenance | = 45000
rent | twenty two thousand | = 22000
rent | 18 हज़ार महीना | = 18000
rent | १२००० रुपये प्रति माह | = 12000
rent | साढ़े आठ हज़ार | = 8500
rent | bara hazaar | = 12000
rent | 8 hazar mahina, bijli alag | = 8000
rent | kiraya 15 hazar | = 15000
rent | किराया ₹१५,५०० | = 15500
rent | पंद्रह हज़ार पांच सौ | = 15500
rent | 10 हजार + बिजली | = 10000
rent @1200 | Rs 110 per sq ft per month | ? 132000
rent | 45.000 | ? 45000 ; 45
rent | 45 | ? 45000 ; 45
rent | 18.5 | ? 18500
rent | 1,5 lakh | ? 150000 ; 1500000
rent | 24,5k | ? 24500 ; 245000
rent | 3 lakh per annum | ? 25000
rent | 95 lakh | ? 9500000
rent | 2 lakh 40 hazar salana | ? 20000
rent | 1500 per day | !
rent | 8k-10k | !
rent | 12 se 15 hazar ke beech | !
rent | as per mutual understanding | !
rent | electricity extra | !
rent | मिलकर तय करेंगे | !

# A bed in a PG, a month
bed | ₹ 8,500 / bed | = 8500
bed | 6500 per bed per month | = 6500
bed | 7k with food | = 7000
bed | 9 हजार खाना सहित | = 9000
bed | साढ़े छह हज़ार प्रति बेड | = 6500
bed | 5500 mahina wifi free | = 5500
bed | 5.5 | ? 5500
bed | 6,5 हज़ार | ? 6500 ; 65000
bed | 8000 double, 6500 triple | !
bed | 400 roz | !

# Deposit and maintenance
deposit | 50k refundable | = 50000
deposit | 1 lac security | = 100000
deposit | Nil | = 0
deposit | no deposit | = 0
deposit | 50 हज़ार सिक्योरिटी | = 50000
deposit | koi deposit nahi | = 0
deposit | 1,2 lakh | ? 120000 ; 1200000
deposit | 2 months rent | !
deposit | do mahine ka advance | !
maintenance | ₹3,200 p.m. | = 3200
maintenance | 1200 monthly extra | = 1200
maintenance | मेंटेनेंस 1500 महीना | = 1500
maintenance @1200 | 3.5 per sq ft | ? 4200
maintenance | 30000 yearly | ? 2500
maintenance | 2,5k | ? 2500 ; 25000
maintenance | 2.75/sqft | !
maintenance | as per society | !

# Areas: taken
area | 1,685 sq.ft. | = 1685 sq ft
area | 1685sf | = 1685 sq ft
area | 420 sft | = 420 sq ft
area | 1250 | = 1250 sq ft
area | 1450 square feet super area | = 1450 sq ft
area | carpet 985 sqft | = 985 sq ft
area | 1000 squre feet | = 1000 sq ft
area | approx 1100 Sq. Feet | = 1100 sq ft
area | 200 sq.yd. | = 200 sq yd
area | 200 gaj | = 200 sq yd
area | 250 var gaj | = 250 sq yd
area | 150 gaz ka plot | = 150 sq yd
area | 300 yards | = 300 sq yd
area | 150 Sq Yrds | = 150 sq yd
area | 150 sq. yrd | = 150 sq yd
area | 200 sqr yards | = 200 sq yd
area | 120 sq mtrs. | = 120 sq m
area | 1650 Sq.Ft.(SBA) | = 1650 sq ft
area | 1,685 sq.ft. (super) | = 1685 sq ft
area | 200 gaj corner | = 200 sq yd
area | 200 gaj east facing | = 200 sq yd
area | 0,5 acre | = 0.5 acre
area | 120 sq mtr | = 120 sq m
area | 112 m² | = 112 sq m
area | 350 sqm. | = 350 sq m
area | 162 sq. meters | = 162 sq m
area | 1.5 acre | = 1.5 acre
area | 30 x 50 ft | = 1500 sq ft
area | २०० गज | = 200 sq yd
area | 150 वर्ग गज | = 150 sq yd
area | 1200 वर्ग फुट | = 1200 sq ft
area | 1350 स्क्वायर फीट | = 1350 sq ft
area | 140 वर्ग मीटर | = 140 sq m
area | 1800 वर्गफीट सुपर एरिया | = 1800 sq ft
area | 2 एकड़ ज़मीन | = 2 acre
area | 1.5 lakh sq ft | = 150000 sq ft
area | do hazar varg foot | = 2000 sq ft
area | do sau gaj | = 200 sq yd
area | सौ गज | = 100 sq yd
area | डेढ़ सौ गज | = 150 sq yd
area | पांच सौ वर्ग फुट | = 500 sq ft
area | dhai sau gaj | = 250 sq yd

# Areas: asked
area | 1450,50 | ? 1450.5 sq ft ; 145050 sq ft
area | 1.500 | ? 1500 sq ft ; 1.5 sq ft
area | 112,5 sq m | ? 112.5 sq m ; 1125 sq m
area | 1,5 acre | ? 1.5 acre ; 15 acre
area | 30x50 | ? 1500 sq ft ; 1500 sq yd
area | 10 marla | ? 250 sq yd ; 302.5 sq yd
area | 1 kanal | ? 500 sq yd ; 605 sq yd
area | 2 kanal 5 marla | ? 1125 sq yd ; 1361.25 sq yd
area | 10 मरला | ? 250 sq yd ; 302.5 sq yd
area | 10 marla plot | ? 250 sq yd ; 302.5 sq yd
area | 10 marla (2250 sq ft) | = 2250 sq ft
area | 10 marla (3000 sq ft) | ? 3000 sq ft
area | 1685 super, 1180 carpet | ? 1685 sq ft ; 1180 sq ft
area | 1 bigha (27000 sq ft) | ? 27000 sq ft
area | 5 sq ft | ? 5 sq ft
area | 1,5 एकड़ | ? 1.5 acre ; 15 acre
area | 10,00 | ? 1000 sq ft ; 10 sq ft

# Areas: refused
area | 2 bigha | !
area | 0 marla | !
area | 10 marla lovely | !
area | 5 marla 2 kanal | !
area | 6 cents | !
area | 3 katha | !
area | 1 bigha 5 biswa | !
area | आधा बीघा | !
area | तीन कट्ठा | !
area | 4 बिस्वा | !
area | do kattha zameen | !
area | 1200-1500 sq ft | !
area | 1200 sq ft lovely | !
area | 200 gaj with well | !
area | 2100 - 2850 | !
area | 900 se 1100 gaj | !
area | 3 BHK | !
area | as per site | !
area | 0 sq ft | !
area | kaafi bada hai | !
area | 1/2 acre | !

# Rooms
rooms | 3 BHK | = 3
rooms | 3bhk+study | = 3
rooms | 3BHK+S | = 3
rooms | bhk 4 | = 4
rooms | 2 bed 2 bath | = 2
rooms | 4 BHK + servant quarter | = 4
rooms | three bedroom | = 3
rooms | 2BHK/2T | = 2
rooms | 3B/3T | = 3
rooms | 3 BHK + SQ | = 3
rooms | 3 BHK (with SQ) | = 3
rooms | 3 BHK/3T | = 3
rooms | 3 BHK villa | = 3
rooms | 3 BHK semi furnished | = 3
rooms | 4BHK + 4T + SR | = 4
rooms | 2 room set | = 2
rooms | 6 bedroom kothi | = 6
rooms | do kamre | = 2
rooms | teen bedroom hall kitchen | = 3
rooms | ek kamra | = 1
rooms | 2 बीएचके | = 2
rooms | तीन बेडरूम | = 3
rooms | 3 बीएचके + पूजा घर | = 3
rooms | दो कमरे का सेट | = 2
rooms | 4 कमरे, 2 बाथरूम | = 4
rooms | 2+1 BHK | ? 2 ; 3
rooms | 3.5 BHK | ? 3 ; 4
rooms | 2.5 bhk | ? 2 ; 3
rooms | 2.5 | ? 2 ; 3
rooms | 3/4 BHK | ? 3 ; 4
rooms | ढाई बीएचके | ? 2 ; 3
rooms | 2-3 bhk | !
rooms | many rooms | !
rooms | 3T | !
rooms | 3 BHK haunted | !
rooms | 0 BHK | !
rooms | kaafi kamre hain | !

# Floors
floor | 5 out of 18 | = 5/18
floor | 5th flr | = 5
floor | 4/12 | = 4/12
floor | Ground of 4 | = 0/4
floor | B1 out of 22 | = -1/22
floor | basement | = -1
floor | Lower Ground | = -1
floor | LGF | = -1
floor | GF | = 0
floor | stilt | = 0
floor | 3rd flr wid roof | = 3
floor | seventh floor | = 7
floor | 2nd floor of G+4 | = 2/4
floor | 5 / G+12 | = 5/12
floor | 3rd of stilt + 4 | = 3/4
floor | 2 of 2B+G+12 | = 2/12
floor | top floor of 4 | = 4/4
floor | पहली मंज़िल | = 1
floor | भूतल | = 0
floor | बेसमेंट | = -1
floor | 9वीं मंजिल, कुल 14 | = 9/14
floor | doosri manzil | = 2
floor | teesri manzil, kul chaar | = 3/4
floor | तहखाना | = -1
floor | दूसरे तल पर | = 2
floor | neeche wala floor | = 0
floor | UG | ? 0 ; 1
floor | P1 | ? 1 ; -1
floor | P2 of 12 | ? 2/12 ; -2/12
floor | upper ground floor | ? 0 ; 1
floor | high floor | !
floor | G+4 | !
floor | stilt+4 | !
floor | S+4 floors | !
floor | 5 of 18 haunted | !
total | G+4 | = 4
total | G+1 | = 1
total | G + 4 floors | = 4
total | stilt+4 | = 4
total | S+4 | = 4
total | B+G+12 | = 12
total | 2B+G+12 | = 12
total | स्टिल्ट+4 | = 4
total | 18 floors | = 18
total | 5 of 18 | = 18
total | G+4+1 | !
total | 4+1 | !
floor | 5 to 8 | !
floor | ground + first | !
floor | 15 of 12 | !
floor | sabse upar | !
floor | बीच वाली मंजिल | !
floor | सबसे ऊपर वाली मंजिल | !

# Dates
date | 15-01-27 | = 2027-01-15
date | 05/06/2027 | = 2027-06-05
date | 1.4.2027 | = 2027-04-01
date | 2026-10-19T08:15:00+05:30 | = 2026-10-19
date | Dec 2028 | = 2028-12-01
date | 28-Oct-2027 | = 2027-10-28
date | 15th August 2027 | = 2027-08-15
date | 1st Jan | = 2027-01-01
date | March | = 2027-03-01
date | next month | = 2026-12-01
date | Immediately | = 2026-11-25
date | ready to move | = 2026-11-25
date | tomorrow | = 2026-11-26
date | after 15 days | = 2026-12-10
date | तुरंत | = 2026-11-25
date | अगले महीने | = 2026-12-01
date | १५ जनवरी २०२७ | = 2027-01-15
date | 1 अप्रैल से | = 2027-04-01
date | दिसंबर 2027 | = 2027-12-01
date | agle mahine | = 2026-12-01
date | abhi khali hai | = 2026-11-25
date | 2 mahine baad | = 2027-01-25
date | 20 दिन बाद | = 2026-12-15
date | kal se | = 2026-11-26
date | 26th Nov, 2026 | = 2026-11-26
date | 46388 | = 2027-01-01
date | 46388.5 | = 2027-01-01
date | 2027-01-01 00:00:00 | = 2027-01-01
date | 01-02-2027 10:30 am | = 2027-02-01
date | w.e.f. 01.01.2027 | = 2027-01-01
date | Already vacant | = 2026-11-25
date | available now | = 2026-11-25
date | immediate | = 2026-11-25
date | Avl from 01/01/2027 | = 2027-01-01
date | Avl from Dec 2027 | = 2027-12-01
date | available from 2027-01-15 | = 2027-01-15
date | Avl from immediate | = 2026-11-25
date | vacant from 1 Jan 2027 | = 2027-01-01
date | Q2 2027 | ? 2027-04-01 ; 2026-07-01
date | Q3 FY27 | ? 2026-10-01
date | Q3 FY 2026-27 | ? 2026-10-01
date | Q4 '27 | ? 2027-10-01 ; 2027-01-01
date | FY27 Q4 | ? 2027-01-01
date | Dec 28 | ? 2028-12-01 ; 2026-12-28
date | May '24 | ? 2024-05-01
date | 01/01/2001 | ? 2001-01-01
date | 31 December 2099 | ? 2099-12-31
date | 12/25/2026 | = 2026-12-25
date | जनवरी 27 | ? 2027-01-01 ; 2027-01-27
date | 31/02/2027 | !
date | 29 Feb 2027 | !
date | 13/25/2027 | !
date | Diwali tak | !
date | after registry | !
date | soon | !
date | शादी के बाद | !
date | होली तक मिलेगा | !
date | jab malik kahenge | !
date | 12,000 | !
date | Available | !
date | 99999 | !
date | 201305 | !
date | Q5 2027 | !
date | Q2 | !
date | 2027 | !
date | after 99999999999999 days | !

# Mobile numbers
phone | 98765 43210 | = 9876543210
phone | 09876543210 | = 9876543210
phone | 919876543210 | = 9876543210
phone | 98765.43210 | = 9876543210
phone | \u202a+91 98765 43210\u202c | = 9876543210
phone | 0091-98765-43210 | = 9876543210
phone | (+91) 9876543210 | = 9876543210
phone | 9198765432 | = 9198765432
phone | +91 (0) 98765 43210 | = 9876543210
phone | Mob. 98765-43210 | = 9876543210
phone | ९८७६५ ४३२१० | = 9876543210
phone | +91\u201198765\u201243210 | = 9876543210
phone | ➈8765\u221243210\ufe0d | = 9876543210
phone | व्हाट्सएप 98765 43210 | = 9876543210
phone | 98765.43210 (whatsapp) | = 9876543210
phone | 9876543210 - call | = 9876543210
phone | 9876543210 (WA) | = 9876543210
phone | 98765 43210 व्हाट्सएप | = 9876543210
phone | 98765 43210 (Call / WhatsApp only) | = 9876543210
phone | Call/WhatsApp: +91 98765 43210 | = 9876543210
phone | (M) 9876543210 | = 9876543210
phone | Ph. no. 9876543210 | = 9876543210
phone | 9876543210 Ramesh | !
phone | 9876543210 ext 5 | !
phone | 9876543210 / 9810000003 | !
phone | 987654321 | !
phone | 0522-2622267 | !
phone | 0120 4567890 | !
phone | +1 415 555 2671 | !
phone | 1800 123 4567 | !
phone | 98xxxxxx10 | !
phone | 987654321099 | !
phone | baad mein bataunga | !

# Choices: kinds of property
choice propertyType | 3 BHK Flat | = Flat/Apartment
choice propertyType | flat or house | ? Flat/Apartment ; Independent House/Villa
choice propertyType | Apartment | = Flat/Apartment
choice propertyType | Builder Floor | = Flat/Apartment
choice propertyType | penthouse | = Flat/Apartment
choice propertyType | Residential Land | = Plot/Land
choice propertyType | Row house | = Independent House/Villa
choice propertyType | bungalow | = Independent House/Villa
choice propertyType | 1 RK | = 1 RK/Studio Apartment
choice propertyType | one room kitchen | = 1 RK/Studio Apartment
choice propertyType | co-working space | = Office
choice propertyType | Showroom | = Retail
choice propertyType | warehouse | = Storage
choice propertyType | Factory | = Industry
choice propertyType | farm house | = Farmhouse
choice propertyType | kothi | = Independent House/Villa
choice propertyType | dukan | = Retail
choice propertyType | फ्लैट | = Flat/Apartment
choice propertyType | गोदाम | = Storage
choice propertyType | ज़मीन | = Plot/Land
choice propertyType | बंगला | = Independent House/Villa
choice propertyType | कारखाना | = Industry
choice propertyType | duplex | ? Independent House/Villa ; Flat/Apartment
choice propertyType | SCO | ? Retail ; Office
choice propertyType | Commercial space | ? Office ; Retail
choice propertyType | Flat (Rent) | = Flat/Apartment
choice propertyType | Godown on rent | = Storage
choice propertyType | Shop for sale | = Retail
choice propertyType | 2 BHK furnished flat on rent | = Flat/Apartment
choice propertyType | फ्लैट किराये पर | = Flat/Apartment
choice propertyType | Flat, not for rent | !
choice propertyType | Rent | !
choice propertyType | shed | ? Industry ; Storage
choice propertyType | property | !
choice propertyType | houseboat | !

# Choices: cities
choice city | Gurgaon | = Gurugram
choice city | gurugaon | = Gurugram
choice city | LKO | = Lucknow
choice city | Banaras | = Varanasi
choice city | काशी | = Varanasi
choice city | गुड़गाँव | = Gurugram
choice city | NOIDA (U.P.) | = Noida
choice city | NCR | ? Noida ; Gurugram
choice city | Greater Noida | !
choice city | Mathura | !
choice city | UP | !

# Choices: the rest of the form
choice furnishing | Furnished | = Fully furnished
choice furnishing | sem furn | = Semi-furnished
choice furnishing | Partially | = Semi-furnished
choice furnishing | bare shell | = Unfurnished
choice furnishing | बिना फर्नीचर | = Unfurnished
choice furnishing | आधा फर्निश्ड | = Semi-furnished
choice facingType | NE | = North-East
choice facingType | South West facing | = South-West
choice facingType | पूर्व मुखी | = East
choice facingType | uttar | = North
choice facingType | दक्षिण | = South
choice facingType | ईशान कोण | = North-East
choice facingType | NE / Park | = North-East
choice facingType | East (road facing) | = East
choice facingType | park facing | !
choice possession | RTM | = Ready to move
choice possession | under const. | = Under construction
choice possession | Ready to shift | = Ready to move
choice possession | निर्माणाधीन | = Under construction
choice possession | ban raha hai | = Under construction
choice possession | new launch | = Under construction
choice listingType | Rent/Lease | = Rent
choice listingType | To-let | = Rent
choice listingType | Leave & License | = Rent
choice listingType | leave and licence | = Rent
choice listingType | Residential lease | = Rent
choice listingType | resale | = Sell
choice listingType | co-living | = PG
choice listingType | बिकाऊ है | = Sell
choice listingType | किराये पर देना है | = Rent
choice listingType | kiraye ke liye | = Rent
choice listingType | for sale or rent | ? Sell ; Rent
choice listingType | wanted | !
choice tenantsPreferred | Family only | = Families
choice tenantsPreferred | working professionals | = Working people
choice tenantsPreferred | company lease | = Companies
choice tenantsPreferred | koi bhi | = Anyone
choice tenantsPreferred | छात्र | = Students
choice tenantsPreferred | sirf parivar | = Families
choice tenantsPreferred | bachelors | ? Working people ; Students
choice tenantsPreferred | no bachelors | = Families
choice pgFor | Girls | = Women
choice pgFor | co-ed | = Women and men
choice pgFor | लड़कों के लिए | = Men
choice pgFor | ladkiyon ke liye | = Women
choice sharing | double sharing | = Two to a room
choice sharing | तीन लोगों का कमरा | = Three to a room
choice sharing | single occupancy | = Private room
choice sharing | 4 seater | = Four or more to a room
choice meals | 3 time food | = All meals
choice meals | nashta aur raat ka khana | = Breakfast and dinner
choice meals | self cooking | = No meals
choice meals | खाना सहित | ? All meals ; Breakfast and dinner
choice pets | pet friendly | = Allowed
choice pets | no dogs | = Not allowed
choice pets | pets not allowed | = Not allowed
choice pets | Pets: no | = Not allowed
choice pets | पालतू जानवर मना है | = Not allowed
choice pets | पालतू की इजाजत नहीं | = Not allowed
choice pets | koi pet nahi | = Not allowed
choice pets | नहीं | = Not allowed
choice tenantsPreferred | bachelor not allowed | = Families
choice tenantsPreferred | बैचलर को नहीं देना है | = Families
choice tenantsPreferred | students not allowed | !
choice furnishing | furnished nahi hai | = Unfurnished
choice airConditioning | ac nahi hai | = No
choice negotiable | not fixed | !
choice propertyAge | brand new | = New
choice propertyAge | 12 yrs old | = 10 to 20 years
choice propertyAge | 3 साल पुराना | = Up to 5 years
choice propertyAge | 10-15 years | = 10 to 20 years
choice propertyAge | 5 | ? Up to 5 years ; 5 to 10 years
choice propertyAge | 2015 | !
choice propertyAge | bahut purana | !
choice brokerage | 1 month brokerage | = Brokerage asked
choice brokerage | koi dalali nahi | = No brokerage
choice approvedBy | HUDA | = HSVP
choice airConditioning | non-AC | = No
choice wifi | free wifi | = Included
choice wifi | yes | ? Included ; Extra
choice gateCloses | 9:30 pm | = By 10 pm
choice gateCloses | raat 11 baje | = After 10 pm
choice corner | 2 side open | = Yes
choice negotiable | nego | = Yes
choice negotiable | थोड़ा कम हो जाएगा | = Yes
choice negotiable | fixed | = No

# Search: places
search | gomti nagar | = city=lucknow locality=gomti-nagar
search | Gomti Ngr Extn Lko | = city=lucknow locality=gomti-nagar-extension
search | gomti nagar extension plot | = type=plot-land city=lucknow locality=gomti-nagar-extension
search | गोमती नगर | = city=lucknow locality=gomti-nagar
search | 226010 | = city=lucknow locality=gomti-nagar,vibhuti-khand,gomti-nagar-extension
search | flat 201301 | = type=flat-apartment city=noida
search | 2bhk sec 62 | = bhk=2 city=noida locality=sector-62
search | सेक्टर 137 नोएडा | = city=noida locality=sector-137
search | gurugaon | = city=gurugram
search | gurgaon dlf 1 4bhk | = bhk=4 city=gurugram locality=dlf-phase-1
search | near lulu mall | = city=lucknow locality=sushant-golf-city
search | house near bhu varanasi | = type=independent-house-villa city=varanasi locality=lanka
search | charbagh | = city=lucknow locality=alambagh,aminabad
search | pg near amity university noida | = for=pg city=noida locality=sector-44
search | kashi vishwanath mandir ke paas makan | = type=independent-house-villa city=varanasi locality=godowlia
search | for students near iit kanpur | = city=kanpur locality=kalyanpur tenants=students
search | atta market shop | = type=retail city=noida locality=sector-18
search | hazratganj ke paas dukan kiraye par | = for=rent type=retail city=lucknow locality=hazratganj
search | co living near cyber hub | = for=pg city=gurugram locality=cyber-city
search | flat in gomti nagar or indira nagar | = type=flat-apartment city=lucknow locality=gomti-nagar,indira-nagar
search | flat in sector 75/76 noida | = type=flat-apartment city=noida locality=sector-75,sector-76
search | luknow 2 bhk appartment | = type=flat-apartment bhk=2 city=lucknow
search | sector 62 gurgaon | = city=gurugram words="sector 62"
search | sector 62a | = words="sector 62a"
search | civil lines prayagraj | = aside="civil lines" elsewhere=Prayagraj
search | sector 50 | ? city=noida locality=sector-50 ; city=gurugram locality=south-city-2
search | mall road flat | ? type=flat-apartment city=kanpur locality=mall-road ; type=flat-apartment city=varanasi locality=cantonment
search | mathura plot | = type=plot-land elsewhere=Mathura
search | 2bhk in delhi under 40k | = bhk=2 price-max=40000 elsewhere=Delhi
search | greater noida west 2bhk | = bhk=2 elsewhere=Greater Noida
search | आगरा में मकान | = type=independent-house-villa elsewhere=Agra

# Search: kinds and rooms
search | 2 bhk flat rent gomti nagar | = for=rent type=flat-apartment bhk=2 city=lucknow locality=gomti-nagar
search | 2 बीएचके लखनऊ | = bhk=2 city=lucknow
search | bhk 3 indira nagar | = bhk=3 city=lucknow locality=indira-nagar
search | 3bhk+study | = bhk=3
search | do bhk | = bhk=2
search | 2+1 bhk | ? bhk=2 ; bhk=3
search | 2-3 bhk noida | = bhk=2,3 city=noida
search | 2.5 bhk | = bhk=2,3
search | ढाई बीएचके नोएडा | = bhk=2,3 city=noida
search | 2.5 or 3 bhk | = bhk=2,3
search | 3 or 3.5 bhk | = bhk=3,4
search | kiraye ka kamra 5000 tak | ? for=rent type=1-rk-studio-apartment price-max=5000 ; for=pg price-max=5000
search | kamra 5000 | ? type=1-rk-studio-apartment price-max=5000 ; for=pg price-max=5000
search | 4 or 5 bhk villa gurgaon | = type=independent-house-villa bhk=4,5 city=gurugram
search | builder floor gurgaon | = type=flat-apartment city=gurugram
search | penthouse | = type=flat-apartment
search | room for rent lucknow | ? for=rent type=1-rk-studio-apartment city=lucknow ; for=pg city=lucknow
search | 1 room set | = type=1-rk-studio-apartment
search | studio sec 150 under const 38L | = type=1-rk-studio-apartment city=noida locality=sector-150 ready=under-construction price-max=3800000
search | coworking gurgaon | = type=office city=gurugram
search | office on lease cyber city | = for=commercial deal=rent type=office city=gurugram locality=cyber-city
search | shop for rent aminabad | = for=rent type=retail city=lucknow locality=aminabad
search | godown amausi | = type=storage city=lucknow locality=amausi
search | farmhouse sohna road | = type=farmhouse city=gurugram locality=sohna-road
search | commercial property on lease gurgaon | = for=commercial deal=rent city=gurugram
search | मकान किराये पर वाराणसी | = for=rent type=independent-house-villa city=varanasi
search | किराए पर 2 बीएचके नोएडा | = for=rent bhk=2 city=noida
search | गोदाम किराये पर कानपुर | = for=rent type=storage city=kanpur
search | बिकाऊ प्लॉट शिवपुर | = for=buy type=plot-land city=varanasi locality=shivpur
search | दुकान किराये पर सिगरा | = for=rent type=retail city=varanasi locality=sigra
search | 3 कमरे वाला मकान अलीगंज | = type=independent-house-villa bhk=3 city=lucknow locality=aliganj
search | मुझे नोएडा में 2 कमरे का फ्लैट चाहिए | = type=flat-apartment bhk=2 city=noida
search | flat kharidna hai sector 76 mein | = for=buy type=flat-apartment city=noida locality=sector-76
search | ghar chahiye kanpur mein | = type=flat-apartment,independent-house-villa city=kanpur
search | lucknow me kiraye ka kamra | ? for=rent type=1-rk-studio-apartment city=lucknow ; for=pg city=lucknow

# Search: sums and areas
search | 20k | = price-max=20000
search | 70 lakh | = price-max=7000000
search | 3 BHK for 70 lakh in Lucknow | = bhk=3 city=lucknow price-max=7000000
search | 2bhk 15k to 20k | = bhk=2 price-min=15000 price-max=20000
search | plot 40-50 lakh kanpur | = type=plot-land city=kanpur price-min=4000000 price-max=5000000
search | kothi above 2 crore | = type=independent-house-villa price-min=20000000
search | pg 8000 | = for=pg price-max=8000
search | flat 50 lakh tak | = type=flat-apartment price-max=5000000
search | 15 हजार में 2 बीएचके | = bhk=2 price-max=15000
search | pachas lakh ke andar makan | = type=independent-house-villa price-max=5000000
search | 50 से 70 लाख फ्लैट | = type=flat-apartment price-min=5000000 price-max=7000000
search | कोठी गुड़गांव 5 करोड़ तक | = type=independent-house-villa city=gurugram price-max=50000000
search | दो कमरे का घर गोमती नगर में 25 हज़ार तक | = type=flat-apartment,independent-house-villa bhk=2 city=lucknow locality=gomti-nagar price-max=25000
search | 20 हज़ार से कम किराया | = for=rent price-max=20000
search | 1 crore se upar wale villa | = type=independent-house-villa price-min=10000000
search | flat 1,25 to 1,50 cr | ? type=flat-apartment price-min=12500000 price-max=15000000 ; type=flat-apartment price-min=1250000000 price-max=1500000000
search | 1,25 cr flat | ? type=flat-apartment price-max=12500000 ; type=flat-apartment price-max=1250000000
search | budget 60 | ? price-max=6000000 ; price-max=60000
search | 2bhk rent 45.000 | = for=rent bhk=2 price-max=45000
search | plot 1,5 acre lucknow | ? type=plot-land city=lucknow area-min=55539 area-max=75141 ; type=plot-land city=lucknow area-min=555390 area-max=751410
search | 1500 sqft se upar | = area-min=1500
search | 30x50 plot | = type=plot-land area-min=1275 area-max=1725
search | plot under 200 gaj | = type=plot-land area-max=1800
search | 50 gaj ka makan | ? type=independent-house-villa basis=plot area-min=383 area-max=518 ; type=independent-house-villa basis=carpet,built-up,super-built-up area-min=383 area-max=518
search | 100 गज का मकान लखनऊ | ? type=independent-house-villa city=lucknow basis=plot area-min=765 area-max=1035 ; type=independent-house-villa city=lucknow basis=carpet,built-up,super-built-up area-min=765 area-max=1035
search | 100 gaj ghar | ? type=flat-apartment,independent-house-villa area-min=765 area-max=1035 ; type=flat-apartment,independent-house-villa basis=plot area-min=765 area-max=1035
search | kothi 50 gaj built up | = type=independent-house-villa basis=built-up area-min=383 area-max=518
search | house 1500 sq ft | = type=independent-house-villa area-min=1275 area-max=1725
search | flat 1200 sq ft carpet | = type=flat-apartment basis=carpet area-min=1020 area-max=1380
search | plot 200 gaj | = type=plot-land area-min=1530 area-max=2070
search | 3 bhk vrindavan yojna 80 lakh minimum 1200 sq ft | = bhk=3 city=lucknow locality=vrindavan-yojna price-max=8000000 area-min=1200
search | 10 marla plot | = type=plot-land aside="10 marla"

# Search: wishes
search | ready to move 3 bhk noida | = bhk=3 city=noida ready=ready-to-move
search | under construction flats in gurgaon | = type=flat-apartment city=gurugram ready=under-construction
search | with lift | = amenities=lift
search | gym noida | = city=noida amenities=gym
search | flat with parking and power backup | = type=flat-apartment amenities=parking,power-backup
search | swimming pool wali society | = amenities=swimming-pool
search | gym aur lift wali building | = amenities=gym,lift
search | लिफ्ट वाला फ्लैट | = type=flat-apartment amenities=lift
search | ground floor flat lucknow | = type=flat-apartment city=lucknow floor=ground
search | ग्राउंड फ्लोर पर 3 कमरे | = bhk=3 floor=ground
search | top floor | = floor=top
search | टॉप फ्लोर पर 2 बीएचके | = bhk=2 floor=top
search | 5th floor and above | = floor=5-9,10-up
search | floor 10 and above | = floor=10-up
search | basement noida | = city=noida floor=below-ground
search | no brokerage flat lucknow | = type=flat-apartment city=lucknow brokerage=none
search | bina dalali ke flat | = type=flat-apartment brokerage=none
search | बिना ब्रोकर 1 बीएचके | ? bhk=1 by=owner ; bhk=1 brokerage=none
search | owner flat lucknow | = type=flat-apartment city=lucknow by=owner
search | makan malik se seedha 2bhk | = bhk=2 by=owner
search | 2bhk by owner noida | = bhk=2 city=noida by=owner
search | flat owner only | = type=flat-apartment by=owner
search | direct owner 3bhk lucknow | = bhk=3 city=lucknow by=owner
search | मालिक से घर लखनऊ | = type=flat-apartment,independent-house-villa city=lucknow by=owner
search | bina dalal ke flat noida | ? type=flat-apartment city=noida by=owner ; type=flat-apartment city=noida brokerage=none
search | bina broker ke 2bhk | ? bhk=2 by=owner ; bhk=2 brokerage=none
search | बिना एजेंट के मकान | ? type=independent-house-villa by=owner ; type=independent-house-villa brokerage=none
search | broker free flat | ? type=flat-apartment by=owner ; type=flat-apartment brokerage=none
search | 2bhk broker nahi chahiye | = bhk=2 by=owner
search | दलाल नहीं 2 बीएचके | = bhk=2 by=owner
search | right to offer seen lucknow | = city=lucknow right=seen
search | paper seen flat | = type=flat-apartment right=seen
search | flat papers shown noida | = type=flat-apartment city=noida right=seen
search | owner verified 2bhk | = bhk=2 by=owner right=seen
search | verified flat lucknow | = type=flat-apartment city=lucknow right=seen
search | घर देने का हक देखा गया | = right=seen
search | कागज देखा हुआ घर | = type=flat-apartment,independent-house-villa right=seen
search | काग़ज़ दिखाए हुए 2 बीएचके | = bhk=2 right=seen
search | kagaz dekha flat lucknow | = type=flat-apartment city=lucknow right=seen
search | owner ka flat kagaj dekhe hue | = type=flat-apartment by=owner right=seen
search | family flat for rent lucknow | = for=rent type=flat-apartment city=lucknow tenants=families
search | परिवार के लिए फ्लैट किराये पर | = for=rent type=flat-apartment tenants=families
search | bachelors allowed 2bhk noida | = bhk=2 city=noida tenants=working-people,students
search | pet friendly flat gurgaon | = type=flat-apartment city=gurugram pets=allowed
search | semi furnished 1bhk | = bhk=1 furnishing=semi-furnished
search | without furniture 2bhk | = bhk=2 furnishing=unfurnished
search | brand new 3bhk kanpur | = bhk=3 city=kanpur age=new
search | east facing plot noida | = type=plot-land city=noida facing=east
search | corner plot kanpur | = type=plot-land city=kanpur corner=yes
search | plot on 40 ft road | = type=plot-land road-min=40
search | 9 meter road plot | = type=plot-land road-min=29
search | huda plot gurgaon | = type=plot-land city=gurugram approved=hsvp
search | lda plot lucknow | = type=plot-land city=lucknow approved=lda
search | girls pg hazratganj | = for=pg city=lucknow locality=hazratganj guests=women
search | लंका में लड़कों का पीजी 6 हज़ार तक | = for=pg city=varanasi locality=lanka guests=men price-max=6000
search | pg with food noida | = for=pg city=noida meals=breakfast-and-dinner,all-meals
search | girls pg with ac room 12k | = for=pg guests=women ac=yes price-max=12000
search | single room pg kakadeo | = for=pg city=kanpur locality=kakadeo sharing=private-room
search | ac pg with wifi | = for=pg ac=yes wifi=yes
search | boys hostel with laundry | = for=pg guests=men laundry=yes
search | ac wala pg ladko ke liye | = for=pg guests=men ac=yes
search | pg no curfew | = for=pg gate=never
search | double sharing pg noida | = for=pg city=noida sharing=two-to-a-room
search | लड़कियों के लिए पीजी नोएडा सेक्टर 62 | = for=pg city=noida locality=sector-62 guests=women
search | ladkiyon ka pg khana ke saath | = for=pg guests=women meals=breakfast-and-dinner,all-meals
search | पूर्व मुखी मकान लखनऊ | = type=independent-house-villa city=lucknow facing=east
search | 30 फुट रोड पर कॉर्नर प्लॉट | = type=plot-land corner=yes road-min=30

# Search: what nobody states, and names
search | flat tfwk3c84 | = type=flat-apartment aside="tfwk3c84"
search | vastu flat noida | = type=flat-apartment city=noida aside="vastu"
search | flat near metro | = type=flat-apartment locality=hazratganj,alambagh,amausi,mahanagar,indira-nagar,sector-18,sector-44,sector-50,sector-62,sector-76,phase-2,sector-137,sector-142,sector-63,sector-80,sector-150,mg-road,dlf-phase-1,sushant-lok-1,cyber-city,golf-course-road,dlf-phase-5,sector-56,kalyanpur,kakadeo,swaroop-nagar,arya-nagar,naveen-market,mall-road,birhana-road
search | 3bhk with servant room | = bhk=3 aside="servant room"
search | sasta makan lucknow | = type=independent-house-villa city=lucknow
search | metro ke pass sasta flat dikhao bhai noida | = type=flat-apartment city=noida locality=sector-18,sector-44,sector-50,sector-62,sector-76,phase-2,sector-137,sector-142,sector-63,sector-80,sector-150
search | koi accha flat batao lucknow | = type=flat-apartment city=lucknow
search | kanpur mein ghar dhundh raha hu | = type=flat-apartment,independent-house-villa city=kanpur
search | कानपुर में कोई बढ़िया फ्लैट बताइए जी | = type=flat-apartment city=kanpur
search | मुझे 2 बीएचके दिलाओ | = bhk=2
search | plot for investment kanpur | = type=plot-land city=kanpur aside="investment"
search | flat not on ground floor | = type=flat-apartment aside="not ground floor"
search | right to offer not shown | = aside="right to offer not shown"
search | हक देखा गया नहीं | = aside="हक देखा गया नहीं"
search | owner not verified flat | = type=flat-apartment aside="owner not verified"
search | owner nahi 2bhk | = bhk=2 aside="owner nahi"
search | verified photos flat | = type=flat-apartment aside="verified photos"
search | paper mill colony lucknow | = city=lucknow aside="paper mill"
search | pets not allowed | = aside="pets not allowed"
search | पालतू की इजाजत नहीं | = aside="पालतू की इजाजत नहीं"
search | पालतू जानवर मना है flat | = type=flat-apartment aside="पालतू जानवर मना है"
search | pets nahi chalenge 2bhk | = bhk=2 aside="pets nahi chalenge"
search | no pets flat | = type=flat-apartment aside="pets"
search | bachelor not allowed 2bhk | = bhk=2 tenants=families
search | बैचलर को नहीं देना है | = tenants=families
search | parking not available lift chahiye | = amenities=lift aside="parking not available"
search | lift nahi hai parking hai | = amenities=parking aside="lift nahi hai"
search | no brokerage pets allowed | = pets=allowed brokerage=none
search | pets allowed no brokerage | = pets=allowed brokerage=none
search | 2bhk no broker lift parking | ? bhk=2 amenities=lift,parking by=owner ; bhk=2 amenities=lift,parking brokerage=none
search | लिफ्ट के बिना फ्लैट | = type=flat-apartment aside="लिफ्ट के बिना"
search | lucknow except aliganj | = city=lucknow aside="except aliganj"
search | bina lift ka flat | = type=flat-apartment aside="bina lift"
search | possession 2027 flat noida | = type=flat-apartment city=noida aside="possession 2027"
search | emi 20000 wala flat | = type=flat-apartment aside="emi 20000"
search | flat 5000 per sqft | = type=flat-apartment aside="5000 per sqft"
search | yamuna expressway plot | = type=plot-land aside="yamuna expressway"
search | 3bhk 2 bath with 2 car parking | = bhk=3 amenities=parking aside="2 bath"
search | nilgiri greens 3bhk | = bhk=3 words="nilgiri greens"
search | वास्तु वाला घर | = type=flat-apartment,independent-house-villa aside="वास्तु"
search | सस्ता कमरा किराये पर कानपुर | ? for=rent type=1-rk-studio-apartment city=kanpur ; for=pg city=kanpur

# Search: as people speak Hindi, and as a phone writes what it hears
search | भाड़े का मकान काकादेव | = for=rent type=independent-house-villa city=kanpur locality=kakadeo
search | भाड़े पर कमरा | ? for=rent type=1-rk-studio-apartment ; for=pg
search | भाड़ा | = for=rent
search | वन बीएचके काकादेव | = bhk=1 city=kanpur locality=kakadeo
search | टू बीएचके फ्लैट रेंट पर | = for=rent type=flat-apartment bhk=2
search | थ्री बीएचके | = bhk=3
search | फोर बीएचके मकान | = type=independent-house-villa bhk=4
search | डीएलएफ फेज वन | = city=gurugram locality=dlf-phase-1
search | मेट्रो के पास फ्लैट नोएडा | = type=flat-apartment city=noida locality=sector-18,sector-44,sector-50,sector-62,sector-76,phase-2,sector-137,sector-142,sector-63,sector-80,sector-150
search | कानपुर मेट्रो स्टेशन के पास 1 बीएचके | = bhk=1 city=kanpur locality=kalyanpur,kakadeo,swaroop-nagar,arya-nagar,naveen-market,mall-road,birhana-road
search | flat near metro varanasi | = type=flat-apartment city=varanasi aside="metro"
search | पालतू जानवर वाला फ्लैट किराए पर | = for=rent type=flat-apartment pets=allowed
search | पालतू जानवरों के साथ घर | = type=flat-apartment,independent-house-villa pets=allowed
search | sasti dukan kanpur | = type=retail city=kanpur
search | सस्ते फ्लैट दिखाओ | = type=flat-apartment
search | मकान बेचना है | = for=buy type=independent-house-villa
search | ghar bechna hai lucknow | = for=buy type=flat-apartment,independent-house-villa city=lucknow
`
