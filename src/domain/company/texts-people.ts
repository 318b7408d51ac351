/** A member of the team; `portrait` names a drawing. The people and names are invented for the demo. */
export type Person = { name: string; role: string; about: string; portrait: string }

export const CHAIRMAN = {
  name: 'Raghunath Awasthi',
  role: 'Chairman',
  portrait: 'people/chairman',
  message: [
    'I bought my first house in Kanpur in 1987. It took eleven visits, four brokers and one lie about the boundary wall. I have thought about that wall ever since.',
    'A house is the largest purchase most families make, and the one they are told least about. Prices are whispered, areas are measured in whatever unit flatters them, and a flat that was sold in March is still advertised in May. None of this is necessary. It is only habit.',
    'So we keep a few plain rules. A person decides on every listing before it is published. A price is the price asked, in rupees, with the area and its basis beside it. An owner says again every few weeks that the property is still available, and when he stops saying so, we take it down. We charge nothing for posting, so that nobody has to recover the fee from you.',
    'We do not own the houses and we cannot promise you the papers; have a lawyer read them. What we can promise is that we did not look away. If you find something on this portal that is not as it was described, write to me. I read those letters myself.',
  ],
} as const

export const TEAM: readonly Person[] = [
  {
    name: 'Meenakshi Tandon',
    role: 'Managing Director',
    about:
      'Ran a title-search practice in Lucknow for fifteen years before she decided that the answers should be public.',
    portrait: 'people/person-1',
  },
  {
    name: 'Imran Qureshi',
    role: 'Head of Moderation',
    about:
      'Leads the desk that decides on every listing. Once a newspaper sub-editor, still allergic to adjectives.',
    portrait: 'people/person-2',
  },
  {
    name: 'Ananya Sengupta',
    role: 'Engineering',
    about: 'Makes pages open at once on the phone her mother uses.',
    portrait: 'people/person-3',
  },
  {
    name: 'Balwinder Singh Gill',
    role: 'Noida and Gurugram',
    about: 'Knows which towers were handed over and which only look so from the expressway.',
    portrait: 'people/person-4',
  },
  {
    name: 'Shashi Prabha Mishra',
    role: 'Varanasi',
    about: 'Grew up in a lane near Assi and measures distances in temples.',
    portrait: 'people/person-5',
  },
  {
    name: 'Farhan Siddiqui',
    role: 'Kanpur',
    about: 'Looks after mills, godowns and the families that move into them.',
    portrait: 'people/person-6',
  },
  {
    name: 'Kavita Rawat',
    role: 'Owners and agents',
    about: 'Answers the telephone. All of it.',
    portrait: 'people/person-7',
  },
  {
    name: 'Joseph Lakra',
    role: 'Grievance Officer',
    about: 'Acknowledges each complaint within a day and stays with it until it is closed.',
    portrait: 'people/person-8',
  },
]
