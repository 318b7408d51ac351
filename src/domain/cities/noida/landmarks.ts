import { landmark } from '../../locality/locality.ts'

/**
 * The stations: Financial Express, 25 January 2019 (Aqua Line), and from memory DMRC (Blue Line). The rest from memory:
 * the addresses that malls, hospitals and universities give of themselves.
 */
export const LANDMARKS = [
  landmark(
    'Noida Metro',
    { hi: 'नोएडा मेट्रो' },
    'Metro',
    'Sector 18; Sector 44; Sector 50; Sector 62; Sector 76; Phase 2; Sector 137; Sector 142; Sector 63; Sector 80; Sector 150',
  ),
  landmark(
    'Blue Line',
    { hi: 'ब्लू लाइन' },
    'Blue Line metro',
    'Sector 18; Sector 44; Sector 50; Sector 62; Sector 63',
  ),
  landmark(
    'Aqua Line',
    { hi: 'एक्वा लाइन' },
    'Aqua Line metro',
    'Sector 50; Sector 76; Sector 80; Phase 2; Sector 137; Sector 142; Sector 150',
  ),
  // Stations
  landmark(
    'Electronic City metro station',
    { hi: 'इलेक्ट्रॉनिक सिटी मेट्रो स्टेशन' },
    'Noida Electronic City; Electronic City; Noida Electronic City metro station; इलेक्ट्रॉनिक सिटी',
    'Sector 63; Sector 62',
  ),
  landmark('Sector 62 metro station', { hi: 'सेक्टर 62 मेट्रो स्टेशन' }, '', 'Sector 62'),
  landmark('Sector 59 metro station', { hi: 'सेक्टर 59 मेट्रो स्टेशन' }, '', 'Sector 62'),
  landmark('Sector 52 metro station', { hi: 'सेक्टर 52 मेट्रो स्टेशन' }, '', 'Sector 50'),
  landmark(
    'Noida City Centre',
    { hi: 'नोएडा सिटी सेंटर' },
    'City Centre; City Center; Noida City Center; City Centre metro station; City Center metro station; Noida City Centre metro station',
    'Sector 50',
  ),
  landmark(
    'Golf Course metro station',
    { hi: 'गोल्फ कोर्स मेट्रो स्टेशन' },
    'Noida Golf Course',
    'Sector 44',
  ),
  landmark(
    'Botanical Garden',
    { hi: 'बॉटनिकल गार्डन' },
    'Botanical; Botanical Garden metro station; बोटैनिकल गार्डन',
    'Sector 44',
  ),
  landmark('Sector 18 metro station', { hi: 'सेक्टर 18 मेट्रो स्टेशन' }, '', 'Sector 18'),
  landmark('Sector 16 metro station', { hi: 'सेक्टर 16 मेट्रो स्टेशन' }, '', 'Sector 18'),
  landmark('Sector 15 metro station', { hi: 'सेक्टर 15 मेट्रो स्टेशन' }, '', 'Sector 18'),
  landmark('Sector 51 metro station', { hi: 'सेक्टर 51 मेट्रो स्टेशन' }, '', 'Sector 50'),
  landmark('Sector 50 metro station', { hi: 'सेक्टर 50 मेट्रो स्टेशन' }, '', 'Sector 50'),
  landmark('Sector 76 metro station', { hi: 'सेक्टर 76 मेट्रो स्टेशन' }, '', 'Sector 76'),
  landmark('Sector 101 metro station', { hi: 'सेक्टर 101 मेट्रो स्टेशन' }, '', 'Sector 76'),
  landmark('Sector 81 metro station', { hi: 'सेक्टर 81 मेट्रो स्टेशन' }, '', 'Sector 80'),
  landmark('NSEZ metro station', { hi: 'एनएसईजेड मेट्रो स्टेशन' }, '', 'Phase 2'),
  landmark('Sector 83 metro station', { hi: 'सेक्टर 83 मेट्रो स्टेशन' }, '', 'Phase 2'),
  landmark('Sector 137 metro station', { hi: 'सेक्टर 137 मेट्रो स्टेशन' }, '', 'Sector 137'),
  landmark('Sector 142 metro station', { hi: 'सेक्टर 142 मेट्रो स्टेशन' }, '', 'Sector 142'),
  landmark('Sector 143 metro station', { hi: 'सेक्टर 143 मेट्रो स्टेशन' }, '', 'Sector 142'),
  landmark('Sector 148 metro station', { hi: 'सेक्टर 148 मेट्रो स्टेशन' }, '', 'Sector 150'),
  landmark('Pari Chowk', { hi: 'परी चौक' }, 'Pari Chowk metro station', 'Sector 150'),
  // Roads
  landmark(
    'Noida Expressway',
    { hi: 'नोएडा एक्सप्रेसवे' },
    'Expressway; Noida Greater Noida Expressway; Greater Noida Expressway; एक्सप्रेसवे',
    'Sector 44; Sector 104; Sector 93A; Sector 132; Sector 137; Sector 142; Sector 150',
  ),
  landmark('DND Flyway', { hi: 'डीएनडी फ्लाईवे' }, 'DND; DND flyover; डीएनडी', 'Sector 18'),
  landmark(
    'NH 9',
    { hi: 'एनएच 9' },
    'NH 24; NH24; NH9; Delhi Meerut Expressway',
    'Sector 62; Sector 63',
  ),
  landmark('Dadri road', { hi: 'दादरी रोड' }, 'DSC Road', 'Sector 80; Phase 2'),
  landmark(
    'Master Plan road',
    { hi: 'मास्टर प्लान रोड' },
    '',
    'Sector 18; Sector 50; Sector 63; Sector 62',
  ),
  landmark('Mahamaya Flyover', { hi: 'महामाया फ्लाईओवर' }, 'Mahamaya', 'Sector 44'),
  // Markets and malls
  landmark(
    'Mall of India',
    { hi: 'मॉल ऑफ इंडिया' },
    'DLF Mall of India; DLF Mall; MOI',
    'Sector 18',
  ),
  landmark(
    'Great India Place',
    { hi: 'ग्रेट इंडिया प्लेस' },
    'GIP; GIP Mall; The Great India Place; Great India Place Mall',
    'Sector 18',
  ),
  landmark(
    'Gardens Galleria',
    { hi: 'गार्डन गैलेरिया' },
    'Garden Galleria; Gardens Galleria Mall',
    'Sector 18',
  ),
  landmark('Wave Mall', { hi: 'वेव मॉल' }, 'Wave Silver Tower', 'Sector 18'),
  landmark('Logix Mall', { hi: 'लॉजिक्स मॉल' }, 'Logix City Center; Logix City Centre', 'Sector 50'),
  landmark('Film City', { hi: 'फिल्म सिटी' }, 'Noida Film City', 'Sector 18'),
  // Colleges and universities
  landmark('Amity University', { hi: 'एमिटी यूनिवर्सिटी' }, 'Amity; Amity Noida; एमिटी', 'Sector 44'),
  landmark(
    'Jaypee Institute',
    { hi: 'जेपी इंस्टिट्यूट' },
    'JIIT; Jaypee Institute of Information Technology',
    'Sector 62',
  ),
  landmark('JSS Academy', { hi: 'जेएसएस एकेडमी' }, 'JSS; जेएसएस; JSS college; JSS Noida', 'Sector 62'),
  landmark(
    'Symbiosis Noida',
    { hi: 'सिंबायोसिस नोएडा' },
    'Symbiosis; सिंबायोसिस; Symbiosis Law School',
    'Sector 62',
  ),
  // Hospitals
  landmark('Fortis hospital', { hi: 'फोर्टिस अस्पताल' }, 'Fortis; Fortis Noida; फोर्टिस', 'Sector 62'),
  landmark('Kailash hospital', { hi: 'कैलाश अस्पताल' }, '', 'Sector 18'),
  landmark('Felix hospital', { hi: 'फेलिक्स अस्पताल' }, '', 'Sector 137'),
  landmark('Jaypee hospital', { hi: 'जेपी अस्पताल' }, '', 'Sector 132'),
  // Sights, parks and offices
  landmark(
    'Dalit Prerna Sthal',
    { hi: 'दलित प्रेरणा स्थल' },
    'Rashtriya Dalit Prerna Sthal; Prerna Sthal',
    'Sector 18',
  ),
  landmark('Noida Stadium', { hi: 'नोएडा स्टेडियम' }, '', 'Sector 18'),
  landmark(
    'Okhla Bird Sanctuary',
    { hi: 'ओखला पक्षी अभयारण्य' },
    'Bird Sanctuary; Okhla Bird Sanctuary metro station',
    'Sector 44',
  ),
  landmark('Bhagat Singh Park', { hi: 'भगत सिंह पार्क' }, 'Shaheed Bhagat Singh Park', 'Sector 150'),
  landmark(
    'Advant towers',
    { hi: 'एडवांट टावर' },
    'Advant; Advant Navis; Advant Navis Business Park',
    'Sector 142',
  ),
  landmark(
    'Noida International Airport',
    { hi: 'नोएडा अंतरराष्ट्रीय हवाई अड्डा' },
    'Jewar airport; Noida airport; Jewar; Airport; जेवर; एयरपोर्ट; जेवर एयरपोर्ट',
    'Sector 150',
  ),
  // Parts of the city without a plot
  landmark('Chhijarsi', { hi: 'छिजारसी' }, 'Chijarsi', 'Sector 63'),
  landmark('Mamura', { hi: 'ममूरा' }, '', 'Sector 63; Sector 62'),
  landmark('Barola', { hi: 'बरौला' }, 'Baraula', 'Sector 50'),
  landmark('Bhangel', { hi: 'भंगेल' }, '', 'Phase 2'),
  landmark('Gejha', { hi: 'गेझा' }, 'Gejha village', 'Sector 93A'),
  landmark('Nagla Charandas', { hi: 'नगला चरणदास' }, '', 'Phase 2'),
  landmark('Maharishi Nagar', { hi: 'महर्षि नगर' }, 'Maharshi Nagar', 'Sector 104'),
  landmark('Noida Authority office', { hi: 'नोएडा प्राधिकरण' }, 'Noida Authority', 'Sector 18'),
]
