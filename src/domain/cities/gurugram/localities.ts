import { named } from '../../locality/locality.ts'

export const LOCALITIES = [
  named(
    'Palam Vihar',
    { hi: 'पालम विहार' },
    'Palamvihar; Palam Vihar Extension; Palam Bihar; पालम विहार विस्तार',
  ),
  named(
    'Udyog Vihar',
    { hi: 'उद्योग विहार' },
    'Udyog Vihar Phase 4; Udyog Vihar Phase 5; Udhyog Vihar; Udyog Vihar Phase 1; Udyog Vihar Phase 2; Udyog Vihar Phase 3; Udyog Bihar; Udyog Vihar Industrial Area; उद्योग विहार फेज 4; उद्योग विहार फेज 5; उद्योग विहार फेज 1; उद्योग विहार फेज 2; उद्योग विहार फेज 3; उद्योग विहार इंडस्ट्रियल एरिया',
  ),
  named(
    'Cyber City',
    { hi: 'साइबर सिटी' },
    'DLF Cyber City; Cybercity; DLF Cybercity; डीएलएफ साइबर सिटी',
  ),
  named(
    'MG Road',
    { hi: 'एमजी रोड' },
    'M G Road; Mehrauli Gurgaon Road; Mehrauli Gurugram Road; Mehrauli Gurgaon Rd; एम जी रोड; महरौली गुड़गांव रोड; महरौली गुरुग्राम रोड',
  ),
  named(
    'DLF Phase 1',
    { hi: 'डीएलएफ फेज 1' },
    'DLF Phase I; DLF 1; DLF City Phase 1; Qutab Enclave; DLF City 1; DLF Ph 1; डी एल एफ फेज 1; कुतुब एनक्लेव',
  ),
  named('Sector 102', { hi: 'सेक्टर 102' }, 'Sector 102A; सेक्टर 102ए'),
  named(
    'Sushant Lok 1',
    { hi: 'सुशांत लोक 1' },
    'Sushant Lok Phase 1; Sushant Lok I; Sushant Lok; सुशांत लोक; Shushant Lok; Sushantlok',
  ),
  named(
    'DLF Phase 5',
    { hi: 'डीएलएफ फेज 5' },
    'DLF Phase V; DLF 5; DLF City Phase 5; DLF City 5; डी एल एफ फेज 5',
  ),
  named(
    'Golf Course Road',
    { hi: 'गोल्फ कोर्स रोड' },
    'Golf Course Rd; Golf Course; Sector 54; Sector 53; गोल्फ कोर्स; GCR',
  ),
  named(
    'Khandsa',
    { hi: 'खांडसा' },
    'खांडसा रोड; Khandsa Road; Khandsa Industrial Area; Khandsa Village; खांडसा इंडस्ट्रियल एरिया; खांडसा गांव',
  ),
  named('Sector 56', { hi: 'सेक्टर 56' }, ''),
  named(
    'South City 2',
    { hi: 'साउथ सिटी 2' },
    'South City II; Southcity 2; Sector 49; Sector 50; South City Phase 2',
  ),
  named('Sohna Road', { hi: 'सोहना रोड' }, 'Sohna Rd; Sector 47; Sector 48'),
  named(
    'Sector 82',
    { hi: 'सेक्टर 82' },
    'Sector 82A; Vatika India Next; Vatika India Next Sector 82; India Next; सेक्टर 82ए; वाटिका इंडिया नेक्स्ट; इंडिया नेक्स्ट',
  ),
  named(
    'IMT Manesar',
    { hi: 'आईएमटी मानेसर' },
    'Manesar; मानेसर; I M T Manesar; IMT; Industrial Model Township Manesar; आईएमटी',
  ),
]
