import type { Room } from './constants.ts'

export const ROOM_TEXTS = {
  ask: 'यह कौन सी जगह है?',
  others: 'और फोटो',
  /** The view of all photos, and the way to each room in it. */
  all: (count: number) => `सभी ${count} फोटो`,
  rooms: 'कमरे',
  /** "बेडरूम 2". */
  nth: (room: string, number: number) => `${room} ${number}`,
  /** The alternative text of a photo: what it shows, or its number, and of which home. */
  shows: (room: string, home: string) => `${room}: ${home}`,
  numbered: (home: string, number: number) => `${home}, फोटो ${number}`,
} as const

export const ROOM_LABELS: Record<Room, string> = {
  'floor plan': 'फ्लोर प्लान',
  outside: 'बाहर से',
  hall: 'हॉल',
  kitchen: 'किचन',
  bedroom: 'बेडरूम',
  bathroom: 'बाथरूम',
}
