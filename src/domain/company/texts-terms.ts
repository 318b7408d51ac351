import { AGE_SAID } from '#language/account/texts'
import { COMPLAINT_TIMES, complaintTimes } from '#language/report/texts-complaints'
import { NEVER_ASKED } from '#language/report/texts-never-asked'
import { LISTING_DAYS } from '../listing/constants.ts'
import type { SiteSettings } from '../site/settings.ts'
import type { PolicySection } from './policy.ts'

/** The rules of using the portal. */
export function termsOfUse(settings: SiteSettings): readonly PolicySection[] {
  const times = complaintTimes()
  return [
    {
      id: 'what',
      title: 'What this portal is',
      paragraphs: [
        `${settings.name} publishes properties that owners, agents and clients describe. We are an intermediary under the Information Technology Act, 2000: we are no party to a sale or lease, take no brokerage, and hold no money for anybody.`,
      ],
    },
    {
      id: 'posting',
      title: 'If you post',
      paragraphs: ['By submitting a listing you say that:'],
      points: [
        'you own the property, or act for its owner with his knowledge;',
        'price, area, basis and state of the property are true on the day you post, and that you change or withdraw the listing when they no longer are;',
        'the photos show this property and are yours to publish, and that you have ticked those that software made or staged;',
        'a project that needs registration under the Real Estate (Regulation and Development) Act, 2016 has it, and that the number you give is its own.',
      ],
    },
    {
      id: 'not',
      title: 'What is refused',
      paragraphs: [
        'Listings that discriminate by religion, caste, sex or place of birth; properties under dispute that do not say so; the same property twice; photos with telephone numbers; anything unlawful. A refusal comes with its reason, and you may mend the listing and post it again.',
      ],
    },
    {
      id: 'reading',
      title: 'If you look for a property',
      paragraphs: [
        'A person has approved each listing, which is not an inspection: titles, approvals and measurements are not checked by us. Visit the property, have a lawyer read the papers, and pay nothing before you have done both.',
        'Where a listing says that we have seen a right to offer it, an admin has compared a paper with name, place or number on the day that it names. The paper may be forged or out of date, and says nothing about title, loans or disputes.',
        NEVER_ASKED,
        `A listing that its owner has not confirmed for ${LISTING_DAYS.unconfirmed} days leaves the site.`,
      ],
    },
    {
      id: 'conduct',
      title: 'Conduct',
      paragraphs: [
        AGE_SAID,
        'Do not collect data from the site by program, send unasked advertising to owners, or try to reach what is not yours. We may suspend an account that does; its holder is told why.',
      ],
    },
    {
      id: 'liability',
      title: 'Liability',
      paragraphs: [
        'We answer for our own intent and gross negligence. We do not answer for what posters say, for the state of a property, or for a bargain between you and another user.',
      ],
    },
    {
      id: 'law',
      title: 'Law and grievances',
      paragraphs: [
        `Indian law applies; the courts at ${settings.courts} decide. Before that, write to the Grievance Officer at ${settings.grievanceEmail}: complaints are ${COMPLAINT_TIMES}.`,
        times.before,
      ],
      points: times.classes,
      sources: times.sources,
    },
  ]
}
