import { named } from '../locality.ts'

export const VARANASI = [
  named(
    'Karkhiyaon',
    'करखियांव',
    'करखियाव; Karkhiaon; Karkhiyav; Agro Park; Karkhiyaon Agro Park; Karkhiyao; करखियांव एग्रो पार्क',
    [
      'The industrial and agro park',
      'The airport at Babatpur on the way',
      'The highway to Lucknow',
    ],
  ),
  named('Sarnath', 'सारनाथ', 'Sarnath Road; Saranath; सारनाथ रोड', [
    'The Dhamek stupa and the deer park',
    'Sarnath railway station',
    'The Ring Road to the north',
  ]),
  named('Shivpur', 'शिवपुर', 'Shiv Pur; Shivpur Bypass; शिव पुर; शिवपुर बाईपास', [
    'Shivpur railway station',
    'The airport road',
    'The Varuna to the south',
  ]),
  named(
    'Cantonment',
    'कैंट',
    'छावनी; कैन्टोनमेंट; Cantt; Varanasi Cantt; Mall Road; कैंट एरिया; Cantt Area; Varanasi Cantonment; Banaras Cantt; छावनी क्षेत्र; Cant',
    ['Varanasi Junction to the south-east', 'The Varuna to the north', 'Nadesar and its hotels'],
  ),
  named('Lahurabir', 'लहुराबीर', 'Lahura Bir; Lahurabeer; Lahurabeer Crossing; लहुराबीर चौराहा', [
    'Lahurabir crossing',
    'The Sanskrit university',
    'Varanasi Junction to the north-west',
  ]),
  named('Sigra', 'सिगरा', 'Sigara; Sigra Chauraha; Sigra Road; सिगरा चौराहा', [
    'The Rudraksh centre',
    'Sigra stadium',
    'Varanasi Junction to the north',
  ]),
  named('Luxa', 'लक्सा', 'Laksa; Luxa Road; लक्सा रोड', [
    'The Luxa Road to Godowlia',
    'The Ramakrishna Mission hospital',
    'Rath Yatra crossing to the west',
  ]),
  named(
    'Godowlia',
    'गोदौलिया',
    'Godaulia; Godowliya; Dashashwamedh; Girjaghar; Godoliya; Gadauliya; Godaulia Chauraha; गदौलिया; दशाश्वमेध; Dashashwamedh Road; Girja Ghar',
    ['Dashashwamedh Ghat', 'The Kashi Vishwanath temple', 'Luxa to the west'],
  ),
  named('Mahmoorganj', 'महमूरगंज', 'Mahmurganj; Mehmoorganj; Mahmoor Ganj; Mahmurgunj; Mahmoorgunj', [
    'Rath Yatra crossing',
    'Sigra to the north-east',
    'Banaras railway station to the south-west',
  ]),
  named('Chandpur', 'चांदपुर', 'चाँदपुर; Chand Pur; Chandpur Industrial Estate', [
    'The Chandpur industrial estate',
    'The GT Road to Mohansarai',
    'Banaras railway station to the east',
  ]),
  named('Bhelupur', 'भेलूपुर', 'Bhelpur; Bhelupura; Kamachha; Kamachcha; Bhelu Pur; कमच्छा; Kamaccha', [
    'The Jain temple of Parshvanath',
    'Kamachha to the west',
    'Assi to the south',
  ]),
  named('Assi', 'अस्सी', 'असी; Assi Ghat; Asi; Assi Road; Road to Assi; अस्सी घाट; Asi Ghat', [
    'Assi Ghat on the Ganga',
    'The Sankat Mochan temple to the south',
    'Lanka and the university to the south',
  ]),
  named('Lanka', 'लंका', 'Lanka BHU; Nagwa; लंका बीएचयू; नगवा; Lanka Chauraha', [
    'The gate of Banaras Hindu University',
    'The university’s hospital',
    'Assi Ghat to the north-east',
  ]),
  named('Sundarpur', 'सुंदरपुर', 'सुन्दरपुर; Sunderpur; Sunder Pur', [
    'The university’s western wall',
    'Lanka to the east',
    'Chitaipur on the highway bypass',
  ]),
  named('Ramnagar', 'रामनगर', 'Ram Nagar; Ramnagar Industrial Area; Ramnagar Road; राम नगर', [
    'Ramnagar Fort',
    'The bridge to Samne Ghat and Lanka',
    'The far bank of the Ganga',
  ]),
]
