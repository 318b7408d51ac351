import type { CityGuide } from '../form.ts'

export const GUIDE: CityGuide = {
  about:
    'The ghats and their lanes are the old city, the university is at Lanka, and quieter colonies stretch towards Shivpur, Sarnath and the Ring Road.',
  authority: 'Varanasi Development Authority',
  authorityDoes:
    'It approves layouts and building plans, and the heights that are allowed near the river and the old city.',
  peculiar: [
    'Building close to the Ganga is restricted. Ask the Authority what is allowed at that distance from the bank.',
    'Houses of the old city often have many heirs: have every one of them sign, or buy elsewhere.',
    'Around Sarnath, the protected monuments have zones in which building is forbidden or needs leave.',
  ],
}
