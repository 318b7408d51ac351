import { named } from '../../locality/locality.ts'

/**
 * Localities: post offices, bus stops and stations that bear these names; see `points.ts`. Their Hindi names but for
 * that of Mansarovar (Wikipedia, Pink Line) are transliterations.
 */
export const LOCALITIES = [
  named('VKI Area', { hi: 'वीकेआई एरिया' }, 'Vishwakarma Industrial Area; VKI'),
  named('Amer', { hi: 'आमेर' }, ''),
  named('Murlipura', { hi: 'मुरलीपुरा' }, ''),
  named('Vidhyadhar Nagar', { hi: 'विद्याधर नगर' }, ''),
  named('Jhotwara', { hi: 'झोटवाड़ा' }, ''),
  named('Shastri Nagar', { hi: 'शास्त्री नगर' }, 'Shashtri Nagar'),
  named('Govind Nagar', { hi: 'गोविंद नगर' }, ''),
  named('Panchyawala', { hi: 'पांच्यावाला' }, 'Panchawala'),
  named('Bani Park', { hi: 'बनी पार्क' }, ''),
  named('Vaishali Nagar', { hi: 'वैशाली नगर' }, ''),
  named('C Scheme', { hi: 'सी स्कीम' }, ''),
  named('Raja Park', { hi: 'राजा पार्क' }, ''),
  named('Tonk Road', { hi: 'टोंक रोड' }, ''),
  named('Mansarovar', { hi: 'मानसरोवर' }, ''),
  named('Jhalana Doongri', { hi: 'झालाना डूंगरी' }, ''),
  named('Bhankrota', { hi: 'भांकरोटा' }, ''),
  named('Malviya Nagar', { hi: 'मालवीय नगर' }, ''),
  named('Durgapura', { hi: 'दुर्गापुरा' }, ''),
  named('Jagatpura', { hi: 'जगतपुरा' }, ''),
  named('Sanganer', { hi: 'सांगानेर' }, ''),
  named('Pratap Nagar', { hi: 'प्रताप नगर' }, ''),
  named('Sitapura', { hi: 'सीतापुरा' }, 'Sitapura Industrial Area'),
]
