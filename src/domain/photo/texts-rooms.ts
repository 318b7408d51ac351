import type { Room } from './constants.ts'

export const ROOM_TEXTS = {
  ask: 'Which room is this?',
  others: 'More photos',
  /** The view of all photos, and the way to each room in it. */
  all: (count: number) => `All ${count} photos`,
  rooms: 'Rooms',
  /** "Bedroom 2". */
  nth: (room: string, number: number) => `${room} ${number}`,
  /** The alternative text of a photo: what it shows, or its number, and of which home. */
  shows: (room: string, home: string) => `${room}: ${home}`,
  numbered: (home: string, number: number) => `${home}, photo ${number}`,
} as const

export const ROOM_LABELS: Record<Room, string> = {
  'floor plan': 'Floor plan',
  outside: 'Outside',
  hall: 'Hall',
  kitchen: 'Kitchen',
  bedroom: 'Bedroom',
  bathroom: 'Bathroom',
}
