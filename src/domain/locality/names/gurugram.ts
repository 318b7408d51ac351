import { named } from '../locality.ts'

export const GURUGRAM = [
  named('Palam Vihar', 'पालम विहार', 'Palamvihar; Palam Vihar Extension; Palam Bihar', [
    'The Dwarka Expressway to the west',
    'The Delhi border to the north',
    'Gurugram railway station to the south',
  ]),
  named(
    'Udyog Vihar',
    'उद्योग विहार',
    'Udyog Vihar Phase 4; Udyog Vihar Phase 5; Udhyog Vihar; Udyog Vihar Phase 1; Udyog Vihar Phase 2; Udyog Vihar Phase 3; Udyog Bihar; Udyog Vihar Industrial Area',
    ['NH 48 at the Delhi border', 'Cyber City across the highway', 'The old Delhi road'],
  ),
  named('Cyber City', 'साइबर सिटी', 'DLF Cyber City; Cybercity; DLF Cybercity; डीएलएफ साइबर सिटी', [
    'The Rapid Metro',
    'Cyber Hub',
    'NH 48 along its west',
  ]),
  named(
    'MG Road',
    'एमजी रोड',
    'M G Road; Mehrauli Gurgaon Road; Mehrauli Gurugram Road; Mehrauli Gurgaon Rd; एम जी रोड',
    [
      'MG Road and Sikanderpur metro stations',
      'IFFCO Chowk on NH 48',
      'The malls of the Mehrauli road',
    ],
  ),
  named(
    'DLF Phase 1',
    'डीएलएफ फेज 1',
    'DLF Phase I; DLF 1; DLF City Phase 1; Qutab Enclave; DLF City 1; DLF Ph 1; डी एल एफ फेज 1',
    [
      'Guru Dronacharya and Sikanderpur metro stations',
      'Aravalli Biodiversity Park to the east',
      'Golf Course Road to the west',
    ],
  ),
  named('Sector 102', 'सेक्टर 102', 'Sector 102A', [
    'The Dwarka Expressway',
    'Basai and its wetland',
    'The road to Sultanpur National Park',
  ]),
  named(
    'Sushant Lok 1',
    'सुशांत लोक 1',
    'Sushant Lok Phase 1; Sushant Lok I; Sushant Lok; सुशांत लोक; Shushant Lok; Sushantlok',
    [
      'Millennium City Centre metro station',
      'Leisure Valley Park in Sector 29, to the west',
      'Vyapar Kendra market',
    ],
  ),
  named(
    'DLF Phase 5',
    'डीएलएफ फेज 5',
    'DLF Phase V; DLF 5; DLF City Phase 5; DLF City 5; डी एल एफ फेज 5',
    [
      'The DLF golf course',
      'Golf Course Road and its Rapid Metro',
      'The Aravalli ridge to the east',
    ],
  ),
  named(
    'Golf Course Road',
    'गोल्फ कोर्स रोड',
    'Golf Course Rd; Golf Course; Sector 54; Sector 53; गोल्फ कोर्स; GCR',
    [
      'The Rapid Metro, which runs above the road',
      'The DLF golf course',
      'Sector 56 at its southern end',
    ],
  ),
  named('Khandsa', 'खांडसा', 'खांडसा रोड; Khandsa Road; Khandsa Industrial Area; Khandsa Village', [
    'Hero Honda Chowk on NH 48',
    'The Khandsa vegetable market',
    'Udyog Vihar Phase 6 in Sector 37',
  ]),
  named('Sector 56', 'सेक्टर 56', '', [
    'Sector 55-56 station of the Rapid Metro',
    'Golf Course Road to the north',
    'Huda Market of Sector 56',
  ]),
  named(
    'South City 2',
    'साउथ सिटी 2',
    'South City II; Southcity 2; Sector 49; Sector 50; South City Phase 2',
    [
      'The Sohna Road to the west',
      'Sector 56 to the east',
      'The Southern Peripheral Road to the south',
    ],
  ),
  named('Sohna Road', 'सोहना रोड', 'Sohna Rd; Sector 47; Sector 48', [
    'Subhash Chowk and Rajiv Chowk to the north',
    'Vatika Chowk on the Southern Peripheral Road',
    'South City 2 to the east',
  ]),
  named(
    'Sector 82',
    'सेक्टर 82',
    'Sector 82A; Vatika India Next; Vatika India Next Sector 82; India Next',
    [
      'Kherki Daula on NH 48',
      'The southern end of the Dwarka Expressway',
      'Manesar to the south-west',
    ],
  ),
  named(
    'IMT Manesar',
    'आईएमटी मानेसर',
    'Manesar; मानेसर; I M T Manesar; IMT; Industrial Model Township Manesar',
    ['NH 48 towards Jaipur', 'The Western Peripheral Expressway', 'Sector 82 to the north-east'],
  ),
]
