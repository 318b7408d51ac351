import { COMPLAINT_TIMES } from '#language/report/texts-complaints'
import { ASKERS } from '../enquiry/constants.ts'
import { RIGHT_DAYS } from '../right-to-offer/constants.ts'
import type { SiteSettings } from '../site/settings.ts'
import type { PolicySection } from './policy.ts'
import { KEPT_DATA } from './retention.ts'

/** Day on which the policies were last changed. */
export const POLICY_DATE = '2026-12-01'

/** What data the portal keeps about its visitors and how it uses it. It must match what the code does. */
export function privacyPolicy(settings: SiteSettings): readonly PolicySection[] {
  return [
    {
      id: 'who',
      title: 'Who is responsible',
      paragraphs: [
        `${settings.name}, ${settings.address}, is the data fiduciary under the Digital Personal Data Protection Act, 2023. Write to ${settings.email} about anything on this page.`,
      ],
    },
    {
      id: 'reading',
      title: 'When you only read',
      paragraphs: [
        'Pages need no account and set no cookie. There is no advertising, no analytics and no request to another company; maps, social networks and the chat open only when you press their link.',
        'Properties that you save, those that you looked at last, those that you compare, a draft of a listing and its photos, and a file of several listings stay in your browser until you post, clear or delete them. So does the language that you choose. A sign-out clears neither the list of saved ones nor such a file nor that choice.',
        'What you say of your income and savings stays in your browser as well, and nowhere else. One press in “Can we afford it?” erases it, and so does a sign-out.',
        'Places of your own, such as work or school, and the names that you give them, stay in your browser too. No address has them, and we never get them. One press in “How far?” erases them, and so does a sign-out.',
        'The public pages that you opened last, and those of homes that you saved, stay in your browser too, so that you can read them without a connection. They leave when newer ones need the room, when you sign out, and when you clear the browser’s data. Those of homes that are still in the list of this browser are stored again when you open the list or change it. Your profile, your messages and private links are never among them.',
        'For mails about a search without an account you give us an e-mail address. We use it once you press the button in our first mail, for these mails only. A link in each of them shows what we keep and deletes it.',
        'We count without knowing whose they are: one in ten views of a listing, and words that a search did not find. They come without a cookie, and no network address is kept with them.',
      ],
    },
    {
      id: 'account',
      title: 'When you have an account',
      paragraphs: [
        'We keep what you type when you sign up, and what is needed to keep the account safe:',
      ],
      points: [
        'Name, e-mail, mobile number, role, the language in which we write to you and, if you add them, a picture and, of agents, the RERA agent number.',
        'Your password as an Argon2id hash, from which the password cannot be read.',
        'Sessions: when they began and were last used, and the kind of browser, so that you know your devices. The sign-in cookie is set when you log in and removed when you sign out.',
        'Counts of failed sign-ins by account and network address, for a few hours, against guessing.',
      ],
    },
    {
      id: 'posting',
      title: 'When you post a property',
      paragraphs: [
        'A published listing shows your name and role beside the property, and the RERA agent number if you are an agent and state one. An agent can switch on a page of their own in the profile: anyone with its address then sees that name, since when the agent is a member, the RERA agent number and all properties on offer. Your mobile number and e-mail are never part of a page. Our team sees your number. It is shown to a signed-in visitor with a confirmed e-mail address who asks for it and agrees that we note who was shown it, and when; with a link to WhatsApp only if you allow that in your profile.',
        'Photos are re-coded on arrival: the place, time and camera that a phone writes into them are removed before anything is stored.',
        `You may show us a paper that says you may offer the home; you need not. You cover it on your device, and we get only a picture of what you leave open: leave neither an identity number nor an account or an amount. Admins alone open it, each opening is noted with the admin’s number, and it is erased with our answer, after ${RIGHT_DAYS.paper} days at the latest; it is in no backup, no mail and nobody’s export. We keep its kind, the day on which we saw it and what agreed, which the listing’s page says, and the number of the flat or house with its tower, which only admins read. An agent may have us ask the owner by e-mail instead: our admins alone read the owner’s address, to compare it, and it is erased with a no or with our answer, after ${RIGHT_DAYS.address} days at the latest; the agent’s export says only when we asked. Your export names all of that, and deleting the listing or the account deletes it.`,
        'Every decision on a listing is written into a log with its reason and time. When an account is deleted the log keeps city, locality, type, size, price, decision and times, and no name, e-mail, phone or free text.',
      ],
    },
    {
      id: 'writing',
      title: 'When you write to us or to an owner',
      paragraphs: [
        `A contact message keeps name, e-mail, mobile number, text and time, and is read by our admins only. An enquiry about a listing is shown to the owner of that listing, and to nobody else; a mail tells you of the answer, and a link that only you get shows it. It is mailed, with your name, number and e-mail address, only to the confirmed address of the owner’s account; a reply goes to your address where you have confirmed it. The page of the listing says how many people asked in a week, from ${ASKERS.least} on, and nothing about any of them. Send neither a password nor a bank or Aadhaar number.`,
        'A question about a listing that could not be sent because there was no connection stays in your browser alone, with your name, number and e-mail address, until you send or delete it: at most seven days, and never beyond a sign-out or the deletion of your account. It is never sent by itself.',
        'On a list for two, the person whom you invite, or who invited you, reads your name there, which homes you save or add, and what you say of them: nobody else does, our team included. Without an account your place is a secret in your browser, beside the list as it last was and what you wrote and we do not have yet. A sign-out removes that copy of the list; leaving the list erases your words.',
        'A report about a listing is read by our admins, except where its owner has answered it before. If visitors report a listing as sold or rented, we ask its owner, who learns that and when, and neither from whom nor how often. We confirm a report and tell you its outcome at the address of your account, or at the one that you leave for that; a complaint through the contact form is confirmed at the address in it. These mails contain only our words and the name of the listing. With an enquiry or a report we keep the language of its page, to write to you in it if you have no account.',
      ],
    },
    {
      id: 'how-long',
      title: 'How long we keep it',
      paragraphs: ['As long as it serves its purpose, and no longer:'],
      kept: KEPT_DATA,
    },
    {
      id: 'rights',
      title: 'Your rights',
      paragraphs: [
        'Your profile lets you take a copy of your data, correct it, and delete your account with everything in it, at any time and without asking us.',
        'You may also write to us to have this done, withdraw a consent, and name somebody who acts for you. Write from the e-mail of your account; we answer within thirty days and ask for nothing but what shows that it is you.',
      ],
    },
    {
      id: 'grievance',
      title: 'Grievances',
      paragraphs: [
        `Our Grievance Officer is reached at ${settings.grievanceEmail} or ${settings.officePhone}. Complaints are ${COMPLAINT_TIMES}; the terms of use list the times. After that you may turn to the Data Protection Board of India.`,
      ],
    },
  ]
}
