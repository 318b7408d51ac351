import type { RightOutcome } from './constants.ts'

/** What leads to the page where a poster shows a paper, and its heading. */
export const RIGHT_TITLE = 'घर देने का हक दिखाएं'

/** The line of a listing in its poster's profile. */
export const OWN_RIGHT_TEXTS = {
  show: 'घर देने का हक',
  waiting: (due: string) => `आपका कागज हमारे पास है; हम ${due} तक जवाब देंगे।`,
  seen: (on: string) => `घर देने का हक हमने ${on} को देखा।`,
  changed: 'घर देने का हक: लिस्टिंग बदलने के बाद नहीं दिखाया गया।',
  answered: {
    refused: 'घर देने का हक: कागज नहीं माना गया।',
    'shows too much': 'घर देने का हक: आपके कागज में ज्यादा दिख रहा है।',
    'not answered': 'घर देने का हक: कागज बिना जवाब के मिटा दिया गया।',
    'taken back': 'घर देने का हक: अब नहीं दिखाया जाता।',
    'owner says no': 'घर देने का हक: मालिक ने मना किया।',
  } satisfies Record<Exclude<RightOutcome, 'seen'>, string>,
} as const
