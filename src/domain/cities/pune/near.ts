import type { Near } from '../form.ts'

/** Reckoned from `points.ts`: what is within 1.7 km, and which neighbours are in which direction. */
export const NEAR: Near = {
  moshi: ['Bhosari to the south', 'Pimpri to the south-west', 'Chinchwad to the south-west'],
  ravet: ['Chinchwad to the south-east', 'Wakad to the south-east', 'Pimpri to the south-east'],
  chinchwad: ['Chinchwad station', 'Pimple Saudagar to the south', 'Ravet to the north-west'],
  pimpri: ['Pimpri station', 'Pimple Saudagar to the south-west', 'Bhosari to the east'],
  bhosari: ['Pimpri to the west', 'Dhanori to the east', 'Moshi to the north'],
  dhanori: ['The airport to the south-east', 'Viman Nagar to the south', 'Bhosari to the west'],
  wakad: ['Baner to the south', 'Pimpri to the north-east', 'Chinchwad to the north-east'],
  wagholi: ['Kharadi to the south-west', 'Viman Nagar to the west', 'Dhanori to the west'],
  'pimple-saudagar': ['Pimpri to the north-east', 'Baner to the south', 'Aundh to the south-east'],
  'viman-nagar': [
    'The airport to the north-east',
    'Phoenix Market City',
    'Yerawada to the south-west',
  ],
  hinjewadi: ['Wakad to the east', 'Baner to the east', 'Pimple Saudagar to the east'],
  aundh: ['Baner to the west', 'Khadki to the east', 'Kothrud to the south'],
  baner: ['Balewadi High Street', 'Aundh to the east', 'Wakad to the north'],
  khadki: ['Khadki station', 'Shivajinagar to the south', 'Aundh to the west'],
  kharadi: ['Viman Nagar to the west', 'Wagholi to the north-east', 'Hadapsar to the south'],
  yerawada: ['Bund Garden metro station', 'Viman Nagar to the north-east', 'Khadki to the west'],
  'koregaon-park': [
    'Bund Garden metro station',
    'Viman Nagar to the north',
    'Hadapsar to the south-east',
  ],
  bavdhan: ['Kothrud to the east', 'Baner to the north', 'Aundh to the north-east'],
  shivajinagar: ['Shivajinagar station', 'PMC Bhavan metro station', 'Khadki to the north'],
  hadapsar: [
    'Kondhwa to the south-west',
    'Koregaon Park to the north-west',
    'Kharadi to the north',
  ],
  kothrud: ['Bavdhan to the west', 'Shivajinagar to the north-east', 'Dhayari to the south'],
  swargate: ['Swargate metro station', 'S P College', 'Shivajinagar to the north'],
  kondhwa: ['Hadapsar to the north-east', 'Katraj to the south-west', 'Swargate to the north-west'],
  dhayari: ['Kothrud to the north', 'Katraj to the east', 'Swargate to the north-east'],
  katraj: ['Kondhwa to the north-east', 'Dhayari to the west', 'Swargate to the north'],
}
