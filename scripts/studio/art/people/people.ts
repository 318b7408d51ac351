import type { Drawing } from '../kit/pen.ts'
import { chairman } from './chairman.ts'
import { TEAM } from './team.ts'

export const PEOPLE: Drawing[] = [
  { name: 'people/chairman', width: 640, height: 800, body: chairman },
  ...TEAM.map((body, i) => ({ name: `people/person-${i + 1}`, width: 320, height: 320, body })),
]
