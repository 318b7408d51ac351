import type { Parts } from '../form.ts'

export const PARTS: Parts = {
  'Atta Market': { hi: 'अट्टा मार्केट' },
  Atta: { hi: 'अट्टा' },
  'Atta Bazaar': { hi: 'अट्टा बाजार' },
  'Sector 18 Market': { hi: 'सेक्टर 18 मार्केट' },
  Hajipur: { hi: 'हाजीपुर' },
  'NSEZ; Noida SEZ': { hi: 'एनएसईजेड' },
  NEPZ: { hi: 'एनईपीजेड' },
  'Noida Special Economic Zone': { hi: 'नोएडा स्पेशल इकोनॉमिक जोन' },
  'Hosiery Complex': { hi: 'होजरी कॉम्प्लेक्स' },
  'Electronic City; Noida Electronic City': { hi: 'इलेक्ट्रॉनिक सिटी' },
  'City Centre; City Center': { hi: 'सिटी सेंटर' },
  Expressway: { hi: 'एक्सप्रेसवे' },
  Jewar: { hi: 'जेवर' },
  Chijarsi: { hi: 'छिजारसी' },
  Baraula: { hi: 'बरौला' },
  'Gejha village': { hi: 'गेझा' },
  'Maharshi Nagar': { hi: 'महर्षि नगर' },
}
