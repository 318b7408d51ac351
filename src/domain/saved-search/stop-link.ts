import { ALERT_STOPS, type AlertStop } from './constants.ts'

/** What a link stops, for the user or search with an id, and the secret that allows it. */
export type StopLink = { stop: AlertStop; id: string; secret: string }

const isStop = (text: string): text is AlertStop => ALERT_STOPS.some((stop) => stop === text)

/** The fragment of the page that stops mails: the link's own stop, and what the page offers besides. */
export const stopFragment = (...links: readonly StopLink[]): string =>
  `#${links.map(({ stop, id, secret }) => `${stop}.${id}.${secret}`).join(',')}`

/** Reads the fragment; parts that are none are dropped. */
export const stopLinksOf = (fragment: string): StopLink[] =>
  fragment
    .replace(/^#/, '')
    .split(',')
    .flatMap((part) => {
      const [stop = '', id = '', secret = ''] = part.split('.')
      return isStop(stop) && id && secret ? [{ stop, id, secret }] : []
    })
