import { COMPLAINT_TIMES } from '#language/report/texts-complaints'
import { NAV_TEXTS } from '#language/site/texts'
import type { PolicySection } from '../company/policy.ts'
import { formatDate } from '../time/calendar.ts'
import type { Tried } from './accessibility.ts'
import type { SiteSettings } from './settings.ts'

export const ACCESSIBILITY_TEXTS = {
  title: NAV_TEXTS.accessibility,
  description:
    'The standard that this portal aims at, what was tried, what is missing, and whom to tell.',
} as const

/** What each of the tests tries, as it stands in the source code. */
const TRIED: Record<Tried, string> = {
  axe: 'The program axe looks for faults on a public page of each kind, at the width of a phone and of a laptop, and for text of too little contrast.',
  keyboard:
    'The first press of Tab offers the way to the content; the phone menu, a carousel and the pictures of a listing are used by the keyboard alone.',
  keyboardPosting: 'A listing is posted by the keyboard alone.',
  focus: 'Whatever has the focus can be seen, also below bars that stay in place.',
  motion:
    'Where the device asks for less motion, carousels jump, no film plays, and nothing moves by itself.',
  script: 'Lists, listings and projects can be read without JavaScript.',
}

/** What is aimed at, what was tried, last at `lastRun`, and what was not. It claims nothing that nobody ran. */
export function accessibilityStatement(
  { name, grievanceEmail }: Pick<SiteSettings, 'name' | 'grievanceEmail'>,
  lastRun: string,
): readonly PolicySection[] {
  return [
    {
      id: 'aim',
      title: 'What we aim at',
      paragraphs: [
        `${name} aims at level AA of the Web Content Accessibility Guidelines (WCAG) 2.2. As far as we have read, the Indian standard IS 17802 and the guidelines for government sites, GIGW 3, build on level AA of WCAG 2.1.`,
        'It is an aim: nobody from outside has examined the portal, and we do not claim that each page meets the standard.',
      ],
    },
    {
      id: 'tried',
      title: 'What is tried',
      paragraphs: [
        'These tests are part of the portal’s source code. They run in the browser Chromium, on demo data.',
        `They last ran there on ${formatDate(lastRun)}, and were not run against this site:`,
      ],
      points: Object.values(TRIED),
    },
    {
      id: 'gaps',
      title: 'What is missing',
      paragraphs: [],
      points: [
        'No test by a person with a screen reader is on record, and none by people with disabilities.',
        'Tests do not run in Firefox or Safari.',
        'The text for a photo says its room and its home, not what there is to see: nobody describes photos.',
        'Accounts, messages and posting need JavaScript.',
        'Our pages are in English and Hindi only, those for admins in English only. What people write in listings stays as they wrote it.',
      ],
    },
    {
      id: 'contact',
      title: 'Tell us',
      paragraphs: [
        `Something keeps you from using a page? Write to ${grievanceEmail}, or send a message from the contact page, with the address of the page and what happened. Complaints to that e-mail address are ${COMPLAINT_TIMES}.`,
      ],
    },
  ]
}
