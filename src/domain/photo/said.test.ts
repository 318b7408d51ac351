import { describe, expect, test } from 'vitest'
import { originLabel } from '#language/photo/texts-origin'
import { altsOf, captionsOf, saidOf } from './said.ts'

const FLAT = '3 BHK flat in Gomti Nagar, Lucknow'
const photos: Parameters<typeof saidOf>[0] = [
  { id: 'a', origin: 'AI' },
  { id: 'b', room: 'bedroom' },
  { id: 'c', room: 'bedroom', origin: 'AI' },
  { id: 'd' },
]

test('What is said of photos is stored by their ids, and nothing of the others', () =>
  expect(saidOf(photos)).toEqual({
    photoRooms: { b: 'bedroom', c: 'bedroom' },
    photoOrigins: { a: 'AI', c: 'AI' },
  }))

describe('A photo that software made or staged', () => {
  test('says so in its caption, beside its room', () =>
    expect(captionsOf(photos)).toEqual([
      originLabel('AI'),
      'Bedroom 1',
      'Bedroom 2 · Made or staged with AI',
      '',
    ]))
  test('says so at the end of its alternative text', () =>
    expect(altsOf(photos, FLAT)).toEqual([
      `${FLAT}, made or staged with AI`,
      `Bedroom 1: ${FLAT}`,
      `Bedroom 2: ${FLAT}, made or staged with AI`,
      `${FLAT}, photo 4`,
    ]))
})
