import { named } from '../../locality/locality.ts'

export const LOCALITIES = [
  named('Sector 62', { hi: 'सेक्टर 62' }, ''),
  named('Sector 63', { hi: 'सेक्टर 63' }, ''),
  named(
    'Sector 18',
    { hi: 'सेक्टर 18' },
    'Atta Market; Sector 18 Market; अट्टा मार्केट; Atta; अट्टा; Atta Bazaar; अट्टा बाजार',
  ),
  named('Sector 50', { hi: 'सेक्टर 50' }, ''),
  named('Sector 75', { hi: 'सेक्टर 75' }, 'Golf City Sector 75'),
  named('Sector 44', { hi: 'सेक्टर 44' }, ''),
  named('Sector 76', { hi: 'सेक्टर 76' }, ''),
  named('Sector 80', { hi: 'सेक्टर 80' }, 'Sector 80 Phase 2'),
  named('Sector 104', { hi: 'सेक्टर 104' }, 'Hajipur; हाजीपुर'),
  named(
    'Phase 2',
    { hi: 'फेज 2' },
    'Phase II; Noida Phase 2; NSEZ; Hosiery Complex; Noida Special Economic Zone; Noida SEZ; NEPZ; Noida Phase II; एनएसईजेड; होजरी कॉम्प्लेक्स; नोएडा स्पेशल इकोनॉमिक जोन; एनईपीजेड',
  ),
  named('Sector 93A', { hi: 'सेक्टर 93ए' }, 'सेक्टर 93A; Sector 93 A'),
  named('Sector 132', { hi: 'सेक्टर 132' }, ''),
  named('Sector 137', { hi: 'सेक्टर 137' }, ''),
  named('Sector 142', { hi: 'सेक्टर 142' }, ''),
  named('Sector 150', { hi: 'सेक्टर 150' }, ''),
]
