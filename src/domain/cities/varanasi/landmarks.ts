import { landmark } from '../../locality/locality.ts'

/**
 * From memory: what Eastern UP Tourism names, and the addresses that malls, hospitals and universities give of
 * themselves.
 */
export const LANDMARKS = [
  // Stations
  landmark(
    'Varanasi Junction',
    { hi: 'वाराणसी जंक्शन' },
    'Cantt station; Varanasi Cantt station; Cantt railway station; Railway station; Varanasi station; Varanasi railway station; Banaras Cantt station; कैंट स्टेशन',
    'Cantonment; Sigra; Lahurabir',
  ),
  landmark(
    'Banaras railway station',
    { hi: 'बनारस रेलवे स्टेशन' },
    'Manduadih station; Banaras station; मंडुआडीह स्टेशन; Manduadih; Maduadih; मंडुआडीह',
    'Mahmoorganj; Chandpur',
  ),
  landmark(
    'Varanasi City station',
    { hi: 'वाराणसी सिटी स्टेशन' },
    'City station; Alaipur',
    'Lahurabir',
  ),
  landmark('Sarnath railway station', { hi: 'सारनाथ रेलवे स्टेशन' }, '', 'Sarnath'),
  landmark('Shivpur railway station', { hi: 'शिवपुर रेलवे स्टेशन' }, '', 'Shivpur'),
  landmark(
    'Airport',
    { hi: 'हवाई अड्डा' },
    'Varanasi airport; Babatpur airport; Babatpur; बाबतपुर; Lal Bahadur Shastri airport; एयरपोर्ट; बाबतपुर एयरपोर्ट',
    'Karkhiyaon; Shivpur',
  ),
  // Roads and crossings
  landmark('Ring Road', { hi: 'रिंग रोड' }, '', 'Sarnath; Shivpur'),
  landmark(
    'GT Road',
    { hi: 'जीटी रोड' },
    'G T Road; Grand Trunk Road',
    'Chandpur; Mahmoorganj; Cantonment',
  ),
  landmark(
    'Airport road',
    { hi: 'एयरपोर्ट रोड' },
    'Road to the airport; Babatpur road; Babatpur highway',
    'Shivpur; Karkhiyaon',
  ),
  landmark(
    'Ramnagar bridge',
    { hi: 'रामनगर पुल' },
    'Samne Ghat; Samneghat; सामने घाट',
    'Lanka; Ramnagar',
  ),
  landmark(
    'Rath Yatra crossing',
    { hi: 'रथयात्रा चौराहा' },
    'Rathyatra; Rath Yatra; Rathyatra chauraha; रथयात्रा',
    'Mahmoorganj; Luxa; Sigra',
  ),
  // Ghats and temples
  landmark(
    'Dashashwamedh Ghat',
    { hi: 'दशाश्वमेध घाट' },
    'Dasaswamedh Ghat; Dashaswamedh Ghat; Main ghat',
    'Godowlia',
  ),
  landmark('Manikarnika Ghat', { hi: 'मणिकर्णिका घाट' }, 'Manikarnika; मणिकर्णिका', 'Godowlia'),
  landmark(
    'Harishchandra Ghat',
    { hi: 'हरिश्चंद्र घाट' },
    'Harishchandra; Harish Chandra Ghat',
    'Bhelupur; Assi',
  ),
  landmark('Kedar Ghat', { hi: 'केदार घाट' }, '', 'Bhelupur'),
  landmark('Tulsi Ghat', { hi: 'तुलसी घाट' }, '', 'Assi'),
  landmark(
    'Kashi Vishwanath temple',
    { hi: 'काशी विश्वनाथ मंदिर' },
    'Vishwanath temple; Kashi Vishwanath; Vishwanath Mandir; विश्वनाथ मंदिर; Vishwanath corridor',
    'Godowlia',
  ),
  landmark(
    'Sankat Mochan temple',
    { hi: 'संकट मोचन मंदिर' },
    'Sankat Mochan; Sankatmochan; संकट मोचन',
    'Assi',
  ),
  landmark('Durga Kund', { hi: 'दुर्गाकुंड' }, 'Durga temple; Durgakund; दुर्गा मंदिर', 'Bhelupur; Assi'),
  landmark('Tulsi Manas temple', { hi: 'तुलसी मानस मंदिर' }, 'Tulsi Manas', 'Bhelupur; Assi'),
  landmark(
    'Parshvanath temple',
    { hi: 'पार्श्वनाथ मंदिर' },
    'Jain temple; Parshwanath Jain temple; Jain temple of Parshvanath',
    'Bhelupur',
  ),
  // Markets and malls
  landmark('JHV Mall', { hi: 'जेएचवी मॉल' }, 'JHV', 'Cantonment'),
  landmark('IP Sigra Mall', { hi: 'आईपी सिगरा मॉल' }, 'IP Sigra; IP Mall; IP Mall Sigra', 'Sigra'),
  landmark('IP Vijaya Mall', { hi: 'आईपी विजया मॉल' }, 'Vijaya Mall', 'Bhelupur'),
  // Colleges and universities
  landmark(
    'Banaras Hindu University',
    { hi: 'काशी हिंदू विश्वविद्यालय' },
    'BHU; BHU campus; बीएचयू; Kashi Hindu Vishwavidyalaya; Benaras Hindu University; BHU gate; Lanka gate; IIT BHU; IIT; आईआईटी',
    'Lanka',
  ),
  landmark(
    'Sanskrit university',
    { hi: 'संस्कृत विश्वविद्यालय' },
    'Sampurnanand Sanskrit University; Sampurnanand',
    'Lahurabir',
  ),
  landmark(
    'Kashi Vidyapith',
    { hi: 'काशी विद्यापीठ' },
    'Vidyapith; MGKVP; Vidyapeeth; Kashi Vidyapeeth; विद्यापीठ',
    'Sigra',
  ),
  landmark('UP College', { hi: 'यूपी कॉलेज' }, 'Udai Pratap College', 'Shivpur'),
  // Hospitals
  landmark(
    'BHU hospital',
    { hi: 'बीएचयू अस्पताल' },
    'Sir Sunderlal hospital; Sundar Lal hospital; BHU trauma centre; Trauma centre; IMS BHU',
    'Lanka',
  ),
  landmark(
    'Ramakrishna Mission hospital',
    { hi: 'रामकृष्ण मिशन अस्पताल' },
    'Ramakrishna Mission; Ramkrishna Mission hospital',
    'Luxa',
  ),
  // Sights, parks and works
  landmark('Dhamek stupa', { hi: 'धमेख स्तूप' }, 'Dhamekh stupa; Stupa; धमेक स्तूप', 'Sarnath'),
  landmark('Deer park', { hi: 'डियर पार्क' }, 'Sarnath zoo; Zoo', 'Sarnath'),
  landmark(
    'Rudraksh centre',
    { hi: 'रुद्राक्ष सेंटर' },
    'Rudraksh; Rudraksha; Rudraksh center; Rudraksh convention centre; रुद्राक्ष',
    'Sigra',
  ),
  landmark('Sigra stadium', { hi: 'सिगरा स्टेडियम' }, 'Sampurnanand stadium', 'Sigra'),
  landmark(
    'Ramnagar Fort',
    { hi: 'रामनगर किला' },
    'Ramnagar Kila; Ramnagar Quila; रामनगर का किला',
    'Ramnagar',
  ),
  landmark(
    'Banaras Locomotive Works',
    { hi: 'बनारस लोकोमोटिव वर्क्स' },
    'BLW; DLW; Diesel Locomotive Works; बरेका; डीएलडब्ल्यू; डीरेका',
    'Sundarpur; Mahmoorganj',
  ),
  // Parts of the city without a plot
  landmark('Varanasi Chowk', { hi: 'वाराणसी चौक' }, 'Chowk Varanasi; चौक वाराणसी', 'Godowlia'),
  landmark('Nadesar', { hi: 'नदेसर' }, '', 'Cantonment'),
  landmark('Ravindrapuri', { hi: 'रवींद्रपुरी' }, 'Rabindrapuri; Ravindra Puri', 'Bhelupur; Assi'),
  landmark('Pandeypur', { hi: 'पांडेयपुर' }, 'Pandepur', 'Shivpur; Sarnath'),
  landmark('Bhojubir', { hi: 'भोजूबीर' }, 'Bhojubeer', 'Shivpur'),
  landmark('Orderly Bazaar', { hi: 'अर्दली बाजार' }, 'Ardali Bazaar; Orderly Bazar', 'Cantonment'),
  landmark('Maldahiya', { hi: 'मलदहिया' }, 'Maldahia', 'Lahurabir'),
  landmark('Chetganj', { hi: 'चेतगंज' }, 'Chet Ganj', 'Lahurabir'),
  landmark('Chitaipur', { hi: 'चितईपुर' }, 'Chitaipur crossing', 'Sundarpur'),
  landmark('Susuwahi', { hi: 'सुसुवाही' }, '', 'Sundarpur'),
  landmark('Naria', { hi: 'नरिया' }, '', 'Lanka'),
  landmark('Mohansarai', { hi: 'मोहनसराय' }, 'Mohan Sarai', 'Chandpur'),
  landmark('Khojwa', { hi: 'खोजवां' }, 'Khojwan; Khojwa Bazaar', 'Bhelupur'),
  landmark('Shivala', { hi: 'शिवाला' }, 'Shivala Ghat', 'Bhelupur; Assi'),
  landmark('Sonarpura', { hi: 'सोनारपुरा' }, '', 'Bhelupur; Assi'),
  landmark('Madanpura', { hi: 'मदनपुरा' }, '', 'Godowlia'),
  landmark('Bengali Tola', { hi: 'बंगाली टोला' }, 'Bangali Tola', 'Godowlia'),
  landmark('Kabir Chaura', { hi: 'कबीर चौरा' }, 'Kabirchaura', 'Lahurabir'),
  landmark('Maidagin', { hi: 'मैदागिन' }, '', 'Godowlia; Lahurabir'),
  landmark('Pahariya', { hi: 'पहड़िया' }, 'Paharia', 'Sarnath'),
  landmark('Ashapur', { hi: 'आशापुर' }, '', 'Sarnath'),
  landmark('Bhagwanpur', { hi: 'भगवानपुर' }, '', 'Lanka'),
  landmark('Karaundi', { hi: 'करौंदी' }, 'Karaundi crossing', 'Sundarpur'),
  landmark('Newada', { hi: 'नेवादा' }, '', 'Sundarpur'),
  landmark('Kakarmatta', { hi: 'ककरमत्ता' }, 'Kakarmata', 'Sundarpur; Mahmoorganj'),
  landmark('Teliyabagh', { hi: 'तेलियाबाग' }, 'Teliabagh', 'Lahurabir'),
  landmark('Nati Imli', { hi: 'नाटी इमली' }, '', 'Lahurabir'),
  landmark('Tarna', { hi: 'तरना' }, '', 'Shivpur'),
  landmark('Harhua', { hi: 'हरहुआ' }, '', 'Shivpur'),
  landmark('Gilat Bazaar', { hi: 'गिलट बाजार' }, '', 'Shivpur'),
  landmark('Mint House', { hi: 'मिंट हाउस' }, '', 'Cantonment'),
  landmark('Kabir Nagar', { hi: 'कबीर नगर' }, '', 'Bhelupur; Assi'),
]
