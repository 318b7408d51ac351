import type { CityGuide } from '../form.ts'

export const GUIDE: CityGuide = {
  about:
    'The offices of Cyber City lie in the middle, older apartments along Golf Course Road, and new sectors on the Dwarka Expressway and Sohna Road. The Aravalli ridge bounds the city in the east.',
  authority: 'Department of Town and Country Planning, Haryana',
  authorityDoes: 'It licenses each colony and gives the occupation certificate, tower by tower.',
  peculiar: [
    'Look the licence number up with the Department: a colony may be licensed in parts, and your tower must lie in one.',
    'Take possession with the occupation certificate only; an offer of possession without it is none.',
    'Independent floors: see that each floor is approved and registered by itself, with its parking.',
  ],
}
