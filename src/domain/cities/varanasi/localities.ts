import { named } from '../../locality/locality.ts'

export const LOCALITIES = [
  named(
    'Karkhiyaon',
    { hi: 'करखियांव' },
    'करखियाव; Karkhiaon; Karkhiyav; Agro Park; Karkhiyaon Agro Park; Karkhiyao; करखियांव एग्रो पार्क; एग्रो पार्क',
  ),
  named('Sarnath', { hi: 'सारनाथ' }, 'Sarnath Road; Saranath; सारनाथ रोड'),
  named('Shivpur', { hi: 'शिवपुर' }, 'Shiv Pur; Shivpur Bypass; शिव पुर; शिवपुर बाईपास'),
  named(
    'Cantonment',
    { hi: 'कैंट' },
    'छावनी; कैन्टोनमेंट; Cantt; Varanasi Cantt; Mall Road; कैंट एरिया; Cantt Area; Varanasi Cantonment; Banaras Cantt; छावनी क्षेत्र; Cant; वाराणसी कैंट; बनारस कैंट',
  ),
  named(
    'Lahurabir',
    { hi: 'लहुराबीर' },
    'Lahura Bir; Lahurabeer; Lahurabeer Crossing; लहुराबीर चौराहा',
  ),
  named('Sigra', { hi: 'सिगरा' }, 'Sigara; Sigra Chauraha; Sigra Road; सिगरा चौराहा; सिगरा रोड'),
  named('Luxa', { hi: 'लक्सा' }, 'Laksa; Luxa Road; लक्सा रोड'),
  named(
    'Godowlia',
    { hi: 'गोदौलिया' },
    'Godaulia; Godowliya; Dashashwamedh; Girjaghar; Godoliya; Gadauliya; Godaulia Chauraha; गदौलिया; दशाश्वमेध; Dashashwamedh Road; Girja Ghar; गिरजाघर; गोदौलिया चौराहा; दशाश्वमेध रोड',
  ),
  named(
    'Mahmoorganj',
    { hi: 'महमूरगंज' },
    'Mahmurganj; Mehmoorganj; Mahmoor Ganj; Mahmurgunj; Mahmoorgunj',
  ),
  named(
    'Chandpur',
    { hi: 'चांदपुर' },
    'चाँदपुर; Chand Pur; Chandpur Industrial Estate; चांदपुर इंडस्ट्रियल एस्टेट',
  ),
  named(
    'Bhelupur',
    { hi: 'भेलूपुर' },
    'Bhelpur; Bhelupura; Kamachha; Kamachcha; Bhelu Pur; कमच्छा; Kamaccha',
  ),
  named(
    'Assi',
    { hi: 'अस्सी' },
    'असी; Assi Ghat; Asi; Assi Road; Road to Assi; अस्सी घाट; Asi Ghat; अस्सी रोड',
  ),
  named('Lanka', { hi: 'लंका' }, 'Lanka BHU; Nagwa; लंका बीएचयू; नगवा; Lanka Chauraha; लंका चौराहा'),
  named('Sundarpur', { hi: 'सुंदरपुर' }, 'सुन्दरपुर; Sunderpur; Sunder Pur'),
  named(
    'Ramnagar',
    { hi: 'रामनगर' },
    'Ram Nagar; Ramnagar Industrial Area; Ramnagar Road; राम नगर; रामनगर इंडस्ट्रियल एरिया; रामनगर रोड',
  ),
]
