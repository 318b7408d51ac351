import type { CityGuide } from '../form.ts'

export const GUIDE: CityGuide = {
  about:
    'Leafy Swaroop Nagar and Civil Lines are the old addresses, Kakadeo lives by its coaching schools, and industry is at Panki and Dada Nagar. The metro’s first line runs from the IIT to the city’s middle.',
  authority: 'Kanpur Development Authority',
  authorityDoes: 'It approves layouts and building plans and sells in schemes of its own.',
  peculiar: [
    'In Civil Lines and around, much land is nazul: the state’s, held on lease. Ask whether it has been made freehold.',
    'Old mill and factory land: ask whether its use has been changed, and when.',
    'Near the tanneries of Jajmau, have the ground water tested before you choose a borewell.',
  ],
}
