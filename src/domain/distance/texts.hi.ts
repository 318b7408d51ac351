import type { Distance } from './rules.ts'

/** "5 से 9", "3 तक"; empty where it is certain enough. */
const between = ({ km, least, most }: Distance) => {
  if (least === km && most === km) return ''
  return least === 0 ? `${most} तक` : `${least} से ${most}`
}
const ranged = (words: string, distance: Distance) => {
  const range = between(distance)
  return range ? `${words} (${range})` : words
}
const kilometres = ({ km }: Distance) => (km < 1 ? '1 किमी से कम' : `करीब ${km} किमी`)

/** How far homes are from the places of one's own. */
export const DISTANCE_TEXTS = {
  open: 'कितनी दूर?',
  /** On a card: "ऑफिस से करीब 7 किमी (5 से 9)". */
  from: (distance: Distance, name: string) =>
    distance.isSame
      ? `इलाका वही जहां ${name} है`
      : ranged(`${name} से ${kilometres(distance)}`, distance),
  /** On a listing's page, after the name of the place. */
  away: (distance: Distance) =>
    distance.isSame ? 'इसी इलाके में' : ranged(`सीधी दूरी ${kilometres(distance)}`, distance),
  unknown: 'पता नहीं',
  sort: (name: string) => `पहले ${name} के करीब`,
  within: (km: number, name: string) => `${name} से ${km} किमी तक`,
  any: (name: string) => `${name} से कितनी भी दूर`,
  sorted: (name: string) => `पहले वे जो सीधी दूरी में ${name} के ज्यादा करीब हैं।`,
  last: (count: number) => `${count} की दूरी पता नहीं, वे आखिर में हैं।`,
  left: (count: number) => `${count} की दूरी पता नहीं, इसलिए वे यहां नहीं हैं।`,
  failed: 'दूरी नहीं खुली। इंटरनेट कनेक्शन जांचें और फिर कोशिश करें।',
  /** The heading of the distances on a listing's page. */
  yours: 'आपकी अपनी जगहों से दूरी',
} as const
