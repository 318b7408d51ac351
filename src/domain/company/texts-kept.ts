import { SESSION_MS } from '../account/constants.ts'
import { BACKUP_KEPT_DAYS } from '../cleanup/constants.ts'
import { CONTACT_KEPT_DAYS } from '../contact/constants.ts'
import { LAUNCH_DAYS } from '../launch/constants.ts'
import { LISTING_DAYS } from '../listing/constants.ts'
import { MAIL_KEPT_DAYS } from '../mail/constants.ts'
import { REPORT_ADDRESS_DAYS, REPORT_NETWORK_DAYS } from '../report/constants.ts'
import { RIGHT_DAYS } from '../right-to-offer/constants.ts'
import { BACK_WITHIN_DAYS, FOLLOWER_DAYS, UNCONFIRMED_LIMIT } from '../saved-search/constants.ts'
import { MISSES } from '../search/misses.ts'
import { TOGETHER_DAYS } from '../together/constants.ts'

const DAY_MS = 86_400_000
const days = (ms: number) => Math.round(ms / DAY_MS)

const UNTIL_DELETED = 'until you delete your account'
const WITH_PORTAL = 'as long as the portal stands'

/** Each kind of personal data: what it is, its purpose, and how long it is kept. */
export const KEPT_TEXTS = {
  account: {
    what: 'Name, e-mail, mobile number, role and the language in which we write to you; an agent’s RERA number where one is stated; when we last reminded you of the rules',
    purpose: 'to let you in, and so that buyers and our team can reach you',
    kept: UNTIL_DELETED,
  },
  password: {
    what: 'Your password, as an Argon2id hash from which it cannot be read',
    purpose: 'to let in nobody but you',
    kept: UNTIL_DELETED,
  },
  sessions: {
    what: 'Sessions: when each began and was last used, and the kind of browser',
    purpose: 'to keep you signed in, and to show you your devices',
    kept: `${days(SESSION_MS.idle)} days without use, ${days(SESSION_MS.absolute)} days at most`,
  },
  attempts: {
    what: 'Counts of attempts by account, e-mail address and network address',
    purpose: 'to stop guessing and flooding',
    kept: `one day at most; how often a mailbox was asked to confirm a search ${days(UNCONFIRMED_LIMIT.windowMs)} days, only by a keyed hash from which it cannot be read`,
  },
  mails: {
    what: 'Mails to you, with the links in them and their language',
    purpose: 'to confirm your e-mail address, and to tell you what happens',
    kept: `their words until they are sent, that they were sent for ${MAIL_KEPT_DAYS} days`,
  },
  listings: {
    what: 'Listings with their history, changes of them that wait, and the references that you give them for yourself',
    purpose: 'to offer your property',
    kept: 'until you delete them or your account, their history a day longer at most',
  },
  photos: {
    what: 'Photos, and your picture',
    purpose: 'to show your property, and who offers it',
    kept: `with the listing or account; never submitted ones ${LISTING_DAYS.unusedPhotos} days, those of a rejected listing ${LISTING_DAYS.rejectedPhotos} days, which nobody can open`,
  },
  searches: {
    what: 'Saved searches, and which listings each has told you of at what price',
    purpose: 'to tell you of new listings, of each once',
    kept: `until you remove them or delete your account; of a listing that has left the site ${BACK_WITHIN_DAYS} days`,
  },
  followed: {
    what: 'Without an account: the e-mail address that you confirm for a saved search, its language, and when you last confirmed or changed something',
    purpose: 'to mail you new homes, until you stop it by the link in each mail',
    kept: `until you delete it by that link, or a year after you last confirmed or changed something; we ask you before, unless you get no mails about them any more. What nobody confirms ${FOLLOWER_DAYS.unconfirmed} days, plus one at most`,
  },
  refused: {
    what: 'Without an account: that you never want to be asked to confirm a saved search, or as an owner whom an agent names, only as a keyed hash of your mailbox from which it cannot be read',
    purpose: 'to send you no such mail again, whoever types your address',
    kept: WITH_PORTAL,
  },
  misses: {
    what: `Words that a search did not find, ${MISSES.letters} letters at most, without e-mail addresses and numbers of phones, and how often; not who searched`,
    purpose: 'to learn what is missing here',
    kept: 'until the next month ends',
  },
  shortlist: {
    what: 'Saved properties with their prices at that time, your notes on them, and the link by which you share them',
    purpose: 'to have them on all your devices, and to tell you when one becomes cheaper',
    kept: 'until you take them out, end the link or delete your account',
  },
  hidden: {
    what: 'Which homes and which posters you have hidden from your searches',
    purpose: 'to leave them out on all your devices',
    kept: 'until you show them again or delete your account',
  },
  together: {
    what: 'A list for two: who invited, the name that the other wrote, what each says of which home, and when each looked last; of a device without an account only the hash of its secret. Only the two read it, not our team',
    purpose: 'so that two people can choose together, and see what is new',
    kept: `until either ends it, which erases their own words, or the account of who invited is deleted; a list that nobody opens ${TOGETHER_DAYS.unused} days, an invitation ${TOGETHER_DAYS.invitation}`,
  },
  enquiries: {
    what: 'Enquiries to the owner of a listing, with the language of their page, and the answers',
    purpose: 'to pass on what you ask',
    kept: 'until the owner deletes the account',
  },
  reveals: {
    what: 'Who was shown whose number, and when',
    purpose: 'to stop the collecting of numbers',
    kept: 'until the listing or the account of who saw it is deleted',
  },
  reports: {
    what: 'Reports of listings, with the language of their page, and the e-mail address that you may leave for the answer; your network, only as a keyed hash from which it cannot be read',
    purpose: 'to take down what is wrong, to tell you the outcome, and to count one person once',
    kept: `as long as the portal stands, and they name nobody once your account is deleted; the address until ${REPORT_ADDRESS_DAYS} days after the outcome, the hash ${REPORT_NETWORK_DAYS} days`,
  },
  doubts: {
    what: 'Where visitors doubt that you may offer a home: when we asked you, and your answer',
    purpose: 'to hear you before anything of it is shown; only our team reads the answer',
    kept: 'the answer until the reports are settled, the time with the listing',
  },
  messages: {
    what: 'Messages to us, and what they complain about',
    purpose: 'to answer you, complaints within the time that the law sets',
    kept: `${CONTACT_KEPT_DAYS} days`,
  },
  launches: {
    what: 'Launches that builders send us, with their pictures, and our answer',
    purpose: 'to decide on them, and to publish those that fit',
    kept: `until you withdraw it, ${LAUNCH_DAYS.kept} days after our answer, or until you delete your account; what we have published stays as our page`,
  },
  rights: {
    what: 'A paper that says you may offer a home, as you covered it, if you choose to show one; number and tower of that home, the kind of paper, what of it agreed and when we saw it; of an owner whom an agent has us ask, the e-mail address and the answer',
    purpose:
      'so that a person of our team can say on the page of your listing that they have seen it; nobody else opens the paper, the number or the tower',
    kept: `the paper until our answer, ${RIGHT_DAYS.paper} days at most, and in no backup; the owner’s address until a no or our answer, ${RIGHT_DAYS.address} days at most; the rest with the listing, and what was seen counts for a year`,
  },
  sameHomes: {
    what: 'Which listings of different accounts our team has found to be of the same home, or of another one, by the numbers of the listings',
    purpose:
      'so that a page can say that others offer the same home, and a home that is listed anew keeps its history',
    kept: 'while one of the listings is there; of the other then only its former prices and their days are left',
  },
  reads: {
    what: 'Which version of a listing an admin opened before a decision, and when; without a name once the admin’s account is deleted',
    purpose: 'to publish nothing that nobody has read, and to say when it was read',
    kept: 'while it waits, while it is published as it was read, and for as long as a decision on it can be undone',
  },
  logs: {
    what: 'Logs of decisions and of what admins did, by numbers instead of names',
    purpose: 'to show who decided what, and to look into misuse, as the law asks',
    kept: WITH_PORTAL,
  },
  backups: {
    what: 'Encrypted backups of all of this',
    purpose: 'to bring the site back when it is lost',
    kept: `${BACKUP_KEPT_DAYS} days`,
  },
} as const
