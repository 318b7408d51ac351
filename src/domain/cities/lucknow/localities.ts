import { named } from '../../locality/locality.ts'

export const LOCALITIES = [
  named(
    'Jankipuram',
    { hi: 'जानकीपुरम' },
    'Janki Puram; Jankipuram Extension; Jankipuram Vistar; Janakipuram; जानकीपुरम विस्तार',
  ),
  named(
    'Aliganj',
    { hi: 'अलीगंज' },
    'Ali Ganj; Kapoorthala; Purania; Aligunj; कपूरथला; पुरनिया; Puraniya',
  ),
  named('Mahanagar', { hi: 'महानगर' }, 'Maha Nagar; Mahanagar Extension; महानगर विस्तार'),
  named(
    'Indira Nagar',
    { hi: 'इंदिरा नगर' },
    'इन्दिरा नगर; Indra Nagar; Munshi Pulia; Bhootnath; Munshipulia; Munshi Puliya; Munshipuliya; Bhootnath Market; Bhoot Nath; मुंशी पुलिया; भूतनाथ; Indira Nager; Indiranager; भूतनाथ मार्केट',
  ),
  named(
    'Faizabad Road',
    { hi: 'फैजाबाद रोड' },
    'फ़ैज़ाबाद रोड; Ayodhya Road; Ayodhya Rd; अयोध्या रोड; Faizabaad Road',
  ),
  named('Chinhat', { hi: 'चिनहट' }, 'Chinhut; चिनहट तिराहा; Chinhat Tiraha'),
  named(
    'Vibhuti Khand',
    { hi: 'विभूति खंड' },
    'विभूति खण्ड; Vibhutikhand; Vibhuti Khand Gomti Nagar; Vibhuti; Bibhuti Khand',
  ),
  named(
    'Gomti Nagar',
    { hi: 'गोमती नगर' },
    'Gomati Nagar; Patrakarpuram; Vipin Khand; Vinay Khand; Vishal Khand; Viram Khand; Vijay Khand; Vikas Khand; Viraj Khand; Vineet Khand; Vivek Khand; Vishwas Khand; Gomtinager; Patrakar Puram; पत्रकारपुरम; विपिन खंड; विनय खंड; विशाल खंड; विराम खंड; विजय खंड; विकास खंड; विराज खंड; विनीत खंड; विवेक खंड; विश्वास खंड; Vipul Khand; Vinamra Khand; Vikalp Khand; Vijayant Khand; Vikrant Khand; Vastu Khand; Vaibhav Khand; विपुल खंड; वास्तु खंड; विनम्र खंड; विकल्प खंड; विजयंत खंड; विक्रांत खंड; वैभव खंड',
  ),
  named(
    'Gomti Nagar Extension',
    { hi: 'गोमती नगर विस्तार' },
    'गोमती नगर एक्सटेंशन; Gomti Nagar Vistar; Gomtinagar Extn; Gomti Extension',
  ),
  named(
    'Hazratganj',
    { hi: 'हजरतगंज' },
    'Hazrat Ganj; Hajratganj; Hazaratganj; Hajaratganj; Hazrat Gunj; हजरत गंज',
  ),
  named('Aminabad', { hi: 'अमीनाबाद' }, 'Ameenabad; Aminabaad; अमीनाबाद बाजार; Aminabad Market'),
  named(
    'Talkatora',
    { hi: 'तालकटोरा' },
    'Tal Katora; Talkatora Industrial Area; Talkatora Road; Tal katora; तालकटोरा इंडस्ट्रियल एरिया; तालकटोरा रोड',
  ),
  named('Alambagh', { hi: 'आलमबाग' }, 'Alam Bagh; Alumbagh; Alam Bag; Alambag; आलम बाग'),
  named(
    'Amausi',
    { hi: 'अमौसी' },
    'Amousi; Amausi Industrial Area; Nadarganj; Amosi; नादरगंज; Amausi Nadarganj; अमौसी इंडस्ट्रियल एरिया; अमौसी नादरगंज',
  ),
  named(
    'Vrindavan Yojna',
    { hi: 'वृंदावन योजना' },
    'वृन्दावन योजना; Vrindavan Yojana; Vrindawan Yojna; Vrindavan Colony; Brindavan Yojna; Vrindavan; Vrindawan; वृंदावन; Vrindavan Awas Yojna; वृंदावन कॉलोनी; Vrindawan Colony',
  ),
  named(
    'Sushant Golf City',
    { hi: 'सुशांत गोल्फ सिटी' },
    'Golf City; Ansal API; Sushant Golf; Ansal Golf City; Ansal Sushant Golf City; Ansal City; गोल्फ सिटी; अंसल एपीआई; अंसल गोल्फ सिटी; अंसल सिटी',
  ),
]
