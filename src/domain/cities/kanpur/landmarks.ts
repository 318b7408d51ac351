import { landmark } from '../../locality/locality.ts'

/**
 * Wikipedia, Orange Line (Kanpur Metro): its stations; The Mall, Kanpur: what stands on it. The rest from memory: the
 * addresses that malls, hospitals and universities give of themselves.
 */
export const LANDMARKS = [
  landmark(
    'Kanpur Metro',
    { hi: 'कानपुर मेट्रो' },
    'Orange Line; Kanpur Metro, Orange Line; Metro',
    'Kalyanpur; Kakadeo; Swaroop Nagar; Arya Nagar; Naveen Market; Mall Road; Birhana Road',
  ),
  // Stations
  landmark(
    'Kanpur Central',
    { hi: 'कानपुर सेंट्रल' },
    'Central station; Kanpur Central station; Kanpur Central railway station; Railway station; Kanpur station; Kanpur railway station; Kanpur Central metro station; Cawnpore Central; सेंट्रल स्टेशन',
    'Birhana Road',
  ),
  landmark('Panki station', { hi: 'पनकी स्टेशन' }, 'Panki Dham station; Panki Dham', 'Panki'),
  landmark('Govindpuri station', { hi: 'गोविंदपुरी स्टेशन' }, 'Govindpuri; गोविंदपुरी', 'Govind Nagar'),
  landmark(
    'Anwarganj station',
    { hi: 'अनवरगंज स्टेशन' },
    'Anwarganj; Anwar Ganj; अनवरगंज',
    'Fazalganj; Birhana Road',
  ),
  landmark(
    'Rawatpur',
    { hi: 'रावतपुर' },
    'Rawatpur station; Rawatpur metro station; Rawat Pur',
    'Kakadeo',
  ),
  landmark(
    'Kalyanpur metro station',
    { hi: 'कल्याणपुर मेट्रो स्टेशन' },
    'Kalyanpur station',
    'Kalyanpur',
  ),
  landmark(
    'Gurudev crossing',
    { hi: 'गुरुदेव चौराहा' },
    'Gurudev; Gurudev chauraha; Gurudev Chauraha metro station; Gurudev Palace',
    'Kalyanpur; Kakadeo',
  ),
  landmark('Geeta Nagar', { hi: 'गीता नगर' }, 'Gita Nagar; Geeta Nagar metro station', 'Kakadeo'),
  landmark('Motijheel metro station', { hi: 'मोतीझील मेट्रो स्टेशन' }, '', 'Arya Nagar; Swaroop Nagar'),
  landmark('Chunniganj', { hi: 'चुन्नीगंज' }, 'Chunni Ganj; Chunniganj metro station', 'Arya Nagar'),
  landmark('Naveen Market metro station', { hi: 'नवीन मार्केट मेट्रो स्टेशन' }, '', 'Naveen Market'),
  landmark('Bada Chauraha metro station', { hi: 'बड़ा चौराहा मेट्रो स्टेशन' }, '', 'Mall Road'),
  landmark('Nayaganj', { hi: 'नयागंज' }, 'Naya Ganj; Nayaganj metro station', 'Birhana Road'),
  landmark(
    'Airport',
    { hi: 'हवाई अड्डा' },
    'Kanpur airport; Chakeri airport; Chakeri; चकेरी; एयरपोर्ट; चकेरी एयरपोर्ट',
    'Shyam Nagar',
  ),
  // Roads and crossings
  landmark(
    'GT Road',
    { hi: 'जीटी रोड' },
    'G T Road; Grand Trunk Road',
    'Kalyanpur; Kakadeo; Fazalganj; Shyam Nagar',
  ),
  landmark(
    'NH 19',
    { hi: 'एनएच 19' },
    'NH19; NH 2; Kanpur bypass',
    'Panki; Kidwai Nagar; Shyam Nagar',
  ),
  landmark('Kalpi Road', { hi: 'कालपी रोड' }, '', 'Fazalganj; Panki'),
  landmark('Hamirpur Road', { hi: 'हमीरपुर रोड' }, '', 'Kidwai Nagar'),
  landmark(
    'Barrage road',
    { hi: 'बैराज रोड' },
    'Ganga barrage; Ganga Bairaj; Barrage; गंगा बैराज',
    'Tilak Nagar',
  ),
  landmark(
    'Company Bagh',
    { hi: 'कंपनी बाग' },
    'Company Bagh crossing; Company Bagh chauraha',
    'Tilak Nagar',
  ),
  landmark('Jarib Chowki', { hi: 'जरीब चौकी' }, 'Zarib Chowki; Jareeb Chowki', 'Fazalganj'),
  landmark(
    'Ramadevi crossing',
    { hi: 'रामादेवी चौराहा' },
    'Ramadevi; Rama Devi; Ramadevi chauraha; रामादेवी',
    'Shyam Nagar',
  ),
  // Markets and malls
  landmark('Z Square Mall', { hi: 'जेड स्क्वायर मॉल' }, 'Z Square; Zsquare Mall', 'Mall Road'),
  landmark('Rave Moti Mall', { hi: 'रेव मोती मॉल' }, 'Rave Moti', 'Kakadeo'),
  landmark('Rave 3 Mall', { hi: 'रेव 3 मॉल' }, 'Rave 3; Rave Three', 'Tilak Nagar'),
  landmark('South X Mall', { hi: 'साउथ एक्स मॉल' }, 'South X', 'Kidwai Nagar'),
  // Colleges and universities
  landmark(
    'IIT Kanpur',
    { hi: 'आईआईटी कानपुर' },
    'IIT; IITK; आईआईटी; IIT Kanpur metro station; IIT gate',
    'Kalyanpur',
  ),
  landmark(
    'Kanpur University',
    { hi: 'कानपुर विश्वविद्यालय' },
    'CSJM University; CSJMU; Chhatrapati Shahu Ji Maharaj University; Vishwavidyalaya metro station',
    'Kalyanpur',
  ),
  landmark(
    'HBTU',
    { hi: 'एचबीटीयू' },
    'HBTI; Harcourt Butler; Harcourt Butler Technical University',
    'Tilak Nagar',
  ),
  landmark(
    'CSA University',
    { hi: 'सीएसए यूनिवर्सिटी' },
    'CSAU; Agriculture University; Chandra Shekhar Azad University',
    'Tilak Nagar',
  ),
  landmark(
    'Kakadeo coaching mandi',
    { hi: 'काकादेव कोचिंग मंडी' },
    'Coaching mandi; Kakadev coaching',
    'Kakadeo',
  ),
  // Hospitals
  landmark(
    'LLR hospital',
    { hi: 'एलएलआर अस्पताल' },
    'Hallet; Hallett hospital; Hallet hospital; हैलट; Lala Lajpat Rai hospital; LLR hospital metro station',
    'Swaroop Nagar',
  ),
  landmark(
    'GSVM Medical College',
    { hi: 'जीएसवीएम मेडिकल कॉलेज' },
    'Medical College; GSVM; मेडिकल कॉलेज',
    'Swaroop Nagar',
  ),
  landmark('Regency hospital', { hi: 'रीजेंसी अस्पताल' }, '', 'Kakadeo'),
  landmark('Ursula hospital', { hi: 'उर्सला अस्पताल' }, 'UHM hospital', 'Mall Road'),
  // Sights, parks and mills
  landmark(
    'Allen Forest Zoo',
    { hi: 'एलन फॉरेस्ट जू' },
    'Zoo; Kanpur zoo; Allen Forest; Chidiyaghar; चिड़ियाघर; Kanpur Zoological Park',
    'Tilak Nagar',
  ),
  landmark(
    'J K Temple',
    { hi: 'जेके मंदिर' },
    'JK Temple; JK Mandir; Radhakrishna temple; जे के मंदिर',
    'Kakadeo',
  ),
  landmark('Green Park stadium', { hi: 'ग्रीन पार्क स्टेडियम' }, '', 'Civil Lines'),
  landmark('Lal Imli mill', { hi: 'लाल इमली' }, 'Lal Imli', 'Naveen Market'),
  landmark('Moti Jheel', { hi: 'मोती झील' }, 'Motijhil', 'Swaroop Nagar'),
  landmark('Phool Bagh', { hi: 'फूल बाग' }, 'Phoolbagh; Phulbagh', 'Mall Road'),
  landmark(
    'Panki Hanuman temple',
    { hi: 'पनकी हनुमान मंदिर' },
    'Panki temple; Panki Mandir',
    'Panki',
  ),
  // Parts of the city without a plot
  landmark('Nawabganj', { hi: 'नवाबगंज' }, 'Nawab Ganj', 'Tilak Nagar'),
  landmark('Azad Nagar', { hi: 'आजाद नगर' }, '', 'Tilak Nagar'),
  landmark('Sarvodaya Nagar', { hi: 'सर्वोदय नगर' }, '', 'Kakadeo'),
  landmark('Barra', { hi: 'बर्रा' }, 'Barra 2', 'Govind Nagar'),
  landmark('Naubasta', { hi: 'नौबस्ता' }, '', 'Kidwai Nagar'),
  landmark('Juhi', { hi: 'जूही' }, '', 'Kidwai Nagar'),
  landmark('Saket Nagar', { hi: 'साकेत नगर' }, '', 'Kidwai Nagar'),
  landmark('Kanpur Cantt', { hi: 'कानपुर कैंट' }, 'Cantt; Kanpur Cantonment', 'Mall Road'),
  landmark('Gwaltoli', { hi: 'ग्वालटोली' }, 'Gwal Toli', 'Civil Lines'),
  landmark('Parmat', { hi: 'परमट' }, '', 'Civil Lines'),
  landmark('Ratan Lal Nagar', { hi: 'रतन लाल नगर' }, 'Ratanlal Nagar', 'Govind Nagar'),
  landmark('Yashoda Nagar', { hi: 'यशोदा नगर' }, '', 'Kidwai Nagar'),
  landmark('Harjinder Nagar', { hi: 'हरजेंदर नगर' }, 'Harjendra Nagar', 'Shyam Nagar'),
  landmark('Keshavpuram', { hi: 'केशवपुरम' }, 'Keshav Puram', 'Kalyanpur'),
  landmark('Gooba Gardens', { hi: 'गूबा गार्डन' }, 'Gooba Garden', 'Kalyanpur'),
  landmark('Vijay Nagar', { hi: 'विजय नगर' }, '', 'Kakadeo'),
  landmark('Jajmau', { hi: 'जाजमऊ' }, '', 'Shyam Nagar'),
]
