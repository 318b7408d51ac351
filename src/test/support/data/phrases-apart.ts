/**
 * Phrases in the notation of `PHRASES`, by somebody who had not seen the reader, and to whom nobody showed it. The
 * reader is measured by them and does not learn from them: none of them is a reason to change it.
 */
export const PHRASES_APART = `
search | 2bhk kiraye pe chahiye gomti nagar me 15k tak family ke liye | = for=rent bhk=2 city=lucknow locality=gomti-nagar tenants=families price-max=15000
search | नोएडा सेक्टर 150 में 3 बीएचके फ्लैट खरीदना है 1.2 करोड़ के अंदर | = for=buy type=flat-apartment bhk=3 city=noida locality=sector-150 price-max=12000000
search | girls pg sector 62 noida with food and ac | = for=pg city=noida locality=sector-62 guests=women meals=yes ac=yes
search | ladko ka pg sigra varanasi wifi wala 6000 tak | = for=pg city=varanasi locality=sigra guests=men wifi=yes price-max=6000
search | dlf ph 1 me 3 bhk on rent,no brokerege plz | = for=rent bhk=3 city=gurugram locality=dlf-phase-1 brokerage=none
search | 1rk ya studio flat gurgaon 12 hazar me kiraya | = for=rent type=1-rk-studio-apartment city=gurugram price-max=12000
search | स्वरूप नगर कानपुर में कोठी बिकाऊ | = for=buy type=independent-house-villa city=kanpur locality=swaroop-nagar
search | corner plot east face aliganj 200 gaj se upar | = type=plot-land city=lucknow locality=aliganj facing=east corner=yes area-min=1800
search | hazratganj mein dukan kiraye par ground floor | = for=rent type=retail city=lucknow locality=hazratganj floor=ground
search | ready to move 2/3 bhk noida 80L-1.1Cr | = bhk=2,3 city=noida ready=ready-to-move price-min=8000000 price-max=11000000
search | fully furnised 1 bhk rent lucknow, we have a dog | = for=rent bhk=1 city=lucknow furnishing=fully-furnished pets=allowed
search | मालिक से सीधे 2 कमरे का फ्लैट किराये पर इंदिरा नगर लखनऊ | = for=rent type=flat-apartment bhk=2 city=lucknow locality=indira-nagar by=owner
search | godown 5000 sqft se bada kanpur kiraya | = for=rent type=storage city=kanpur area-min=5000
search | office space sec 62 noida lift parking power backup 1000-1500 sq ft | = type=office city=noida locality=sector-62 amenities=lift,parking,power-backup area-min=1000 area-max=1500
search | under constuction flats varanasi 50 lakh ke andar | = type=flat-apartment city=varanasi ready=under-construction price-max=5000000
search | budget 70 lakh hai bas | = price-max=7000000
search | assi ghat ke paas 1bhk students ko mil jaye kiraye pe | = for=rent bhk=1 city=varanasi locality=assi tenants=students
search | mathura me 2bhk flat kharidna h | = for=buy type=flat-apartment bhk=2 elsewhere=Mathura
search | ats pristine 3bhk resale ready to move | = for=buy bhk=3 ready=ready-to-move words="ats pristine"
search | Shalimar OneWorld 4 bhk gym swimming pool wala | = bhk=4 amenities=gym,swimming-pool words="Shalimar OneWorld"
search | लड़कियों का हॉस्टल हजरतगंज खाना सहित 8 हजार महीना | = for=pg city=lucknow locality=hazratganj guests=women meals=yes price-max=8000
search | 3 bhk not below 1500 sqft, gurugram, max 2cr, security n power backup must | = bhk=3 city=gurugram amenities=power-backup,security price-max=20000000 area-min=1500
search | gomtinagar 3bhk sale top floor nahi chahiye | = for=buy bhk=3 city=lucknow locality=gomti-nagar aside="top floor nahi"
search | agent log dur rahe, sirf owner. 2bhk semi furnish aliganj rent | = for=rent bhk=2 city=lucknow locality=aliganj furnishing=semi-furnished by=owner
search | plot 30 se 40 lakh ke beech lucknow me vastu wala | = type=plot-land city=lucknow price-min=3000000 price-max=4000000
search | सस्ता सा फ्लैट वाराणसी में जहां पानी की दिक्कत ना हो | = type=flat-apartment city=varanasi aside="पानी की दिक्कत ना हो"
search | noida flat near metro walking distance rent 25k se kam | = for=rent type=flat-apartment city=noida locality=sector-18,sector-44,sector-50,sector-62,sector-76,phase-2,sector-137,sector-142,sector-63,sector-80,sector-150 price-max=25000 aside="walking distance"
search | 🏠 4bhk villa 🙏 gurgaon 5 cr+ | = type=independent-house-villa bhk=4 city=gurugram price-min=50000000
search | family k liye ghar kiraye par, shakahari only, swaroop nagar | = for=rent city=kanpur locality=swaroop-nagar tenants=families aside="shakahari only"
search | 2BHK/3BHK dono chalega rent 18-22k parking zaroori - gomti nagar extn | = for=rent bhk=2,3 city=lucknow locality=gomti-nagar-extension amenities=parking price-min=18000 price-max=22000
search | kothi kanpur 1 cr se 1.5 tak | = type=independent-house-villa city=kanpur price-min=10000000 price-max=15000000
search | sava lakh rent tak dlf phase 5 flat | = for=rent type=flat-apartment city=gurugram locality=dlf-phase-5 price-max=125000
search | बालकनी और लिफ्ट वाला 2bhk उत्तर मुखी कानपुर | = bhk=2 city=kanpur facing=north amenities=lift,balcony
search | job wale ladke ke liye pg noida sec 15 khana wifi dono | = for=pg city=noida locality=sector-15 guests=men meals=yes tenants=working-people wifi=yes
search | lease par showroom civil lines kanpur 2000 sqft tak | = for=rent type=retail city=kanpur locality=civil-lines area-max=2000
search | sector 50 3bhk flat semi furnished rent | ? for=rent type=flat-apartment bhk=3 city=noida locality=sector-50 furnishing=semi-furnished ; for=rent type=flat-apartment bhk=3 city=gurugram locality=sector-50 furnishing=semi-furnished
search | 70-80 me flat mil jayega kya lucknow me | ? type=flat-apartment city=lucknow price-min=7000000 price-max=8000000 ; type=flat-apartment city=lucknow price-min=70000 price-max=80000
search | kamra chahiye 4000 wala kanpur | ? type=1-rk-studio-apartment city=kanpur price-max=4000 ; for=pg city=kanpur price-max=4000
search | bachelor ke liye flat noida kiraye pr | ? for=rent type=flat-apartment city=noida tenants=working-people ; for=rent type=flat-apartment city=noida tenants=students
search | 2.5 bhk sector 150 buy | ? for=buy bhk=2 city=noida locality=sector-150 ; for=buy bhk=3 city=noida locality=sector-150
search | lucknow ya kanpur kahi bhi 2bhk rent | ? for=rent bhk=2 city=lucknow ; for=rent bhk=2 city=kanpur
search | furnished 2bhk rent indira nagar lko | ? for=rent bhk=2 city=lucknow locality=indira-nagar furnishing=fully-furnished ; for=rent bhk=2 city=lucknow locality=indira-nagar furnishing=semi-furnished
search | home loan kaise milega sbi se | !
search | मेरी लिस्टिंग कब अप्रूव होगी | !
search | mujhe apna flat bechna hai kaha post karu | !
sale | 1.25 cr nego | = 12500000
sale | 85 लाख (थोड़ा बहुत कम हो जाएगा) | = 8500000
sale | 75L + PLC extra | = 7500000
sale | sava do crore | = 22500000
sale | साढ़े पैंतालीस लाख | = 4550000
sale @1800 | 5500 per sqft | = 9900000
sale @1350 | 32 hazar rs gaj ke hisab se | = 4800000
sale | 1,15,00,000/- only | = 11500000
sale | 2 cr10lakh final | = 21000000
sale | demand 45 hai, baith ke baat karlo | ? 4500000 ; 450000000
sale | 60-65 lac | ? 6500000 ; 6000000
sale | Rs 65,00,000 (fifty five lakh) | ? 6500000 ; 5500000
sale | best price on call 📞 | !
sale | 18 lakh per bigha | !
rent | 22k + maint alag | = 22000
rent | साढ़े बारह हजार महीना | = 12500
rent | 1.1L pm all incl. | = 110000
rent | 25000 family / 30000 bachelors | ? 25000 ; 30000
rent | as per mkt rate | !
bed | 6.5k khane ke sath | = 6500
bed | double sharing 7500, single 9500 | ? 7500 ; 9500
deposit | paune do lakh refundable | = 175000
deposit | कोई एडवांस नहीं | = 0
maintenance | 2800 pm society wala | = 2800
maintenance | 9000 quarterly | ? 3000 ; 9000
maintenance | 3.25 psf | !
area | 1685 sft super | = 1685 sq ft
area | 111.5 वर्ग मीटर | = 111.5 sq m
area | dedh acre road touch | = 1.5 acre
area | 30'x60' corner | = 1800 sq ft
area | 1250 built up / 980 carpet | ? 1250 sq ft ; 980 sq ft
area | 2 bigha 5 biswa | !
area | naap ke dekhna padega | !
rooms | 3bhk+servent | = 3
rooms | दो कमरे एक हॉल | = 2
floor | 5th of 18 | = 5/18
floor | नीचे वाला (G.F.) | = 0
floor | 1st basement, tower me 22 floor | = -1/22
floor | sabse upar wala | !
date | dec 2028 tak | = 2028-12-01
date | 5/1/27 | = 2027-01-05
date | अगले महीने से | = 2026-12-01
date | diwali ke baad kabhi bhi | !
date | 30 feb 27 | !
phone | +91 98391-45672 (whatsapp) | = 9839145672
phone | 0 7905 33 2218 call after 6 | = 7905332218
phone | 98390 12345 / 94150 67890 | ? 9839012345 ; 9415067890
phone | 0522-2345678 | !
choice propertyType | builder floor | ? Flat/Apartment ; Independent House/Villa
choice city | banaras | = Varanasi
choice city | Gr. Noida west | !
choice furnishing | raw flat hai, kuch nhi laga | = Unfurnished
choice facingType | ईशान कोण | = North-East
choice possession | chabi mil chuki h | = Ready to move
choice listingType | bechna ya kiraya dono chalega | ? Sell ; Rent
`
