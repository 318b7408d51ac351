import { named } from '../../locality/locality.ts'

export const LOCALITIES = [
  named(
    'Kalyanpur',
    { hi: 'कल्याणपुर' },
    'Kalyan Pur; Kalyanpur Khurd; Awas Vikas Kalyanpur; कल्यानपुर; कल्याणपुर खुर्द; आवास विकास कल्याणपुर',
  ),
  named('Tilak Nagar', { hi: 'तिलक नगर' }, 'Tilaknagar'),
  named('Swaroop Nagar', { hi: 'स्वरूप नगर' }, 'Swarup Nagar; Swaroopnagar; Sarup Nagar'),
  named('Kakadeo', { hi: 'काकादेव' }, 'Kaka Deo; Kakadev; काकादेव चौराहा; Kaka Dev'),
  named('Arya Nagar', { hi: 'आर्य नगर' }, 'Aryanagar'),
  named('Civil Lines', { hi: 'सिविल लाइंस' }, 'Civil Line; Civilines; Civil Lane; सिविल लाइन'),
  named(
    'Naveen Market',
    { hi: 'नवीन मार्केट' },
    'Navin Market; Parade; Somdutt Plaza; परेड; Parade Chauraha; Parade ground; सोमदत्त प्लाजा; परेड चौराहा; परेड ग्राउंड',
  ),
  named('Mall Road', { hi: 'माल रोड' }, 'Mall Rd; Bada Chauraha; बड़ा चौराहा; Bara Chauraha'),
  named('Panki', { hi: 'पनकी' }, 'Panki Industrial Area; Ratanpur; रतनपुर; पनकी इंडस्ट्रियल एरिया'),
  named('Fazalganj', { hi: 'फजलगंज' }, 'फ़ज़लगंज; Fazal Ganj; Fajalganj; Fazalgunj; Phazalganj'),
  named('Birhana Road', { hi: 'बिरहाना रोड' }, 'Birhana Rd; Birahna Road; बिरहाना'),
  named(
    'Dada Nagar',
    { hi: 'दादा नगर' },
    'Dadanagar; Dada Nagar Industrial Area; दादा नगर इंडस्ट्रियल एरिया',
  ),
  named('Govind Nagar', { hi: 'गोविंद नगर' }, 'गोविन्द नगर; Gobind Nagar; Govindnagar; Govind Nager'),
  named('Kidwai Nagar', { hi: 'किदवई नगर' }, 'Kidwainagar; Kidwai; किदवई'),
  named('Shyam Nagar', { hi: 'श्याम नगर' }, 'Shyamnagar'),
]
