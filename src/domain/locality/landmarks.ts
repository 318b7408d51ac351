import type { CityName } from '../city/constants.ts'
import { GURUGRAM_LANDMARKS } from './landmarks/gurugram.ts'
import { KANPUR_LANDMARKS } from './landmarks/kanpur.ts'
import { LUCKNOW_LANDMARKS } from './landmarks/lucknow.ts'
import { NOIDA_LANDMARKS } from './landmarks/noida.ts'
import { VARANASI_LANDMARKS } from './landmarks/varanasi.ts'
import type { Landmark } from './locality.ts'

/** What people steer by in each city. */
export const LANDMARKS: Record<CityName, readonly Landmark[]> = {
  Lucknow: LUCKNOW_LANDMARKS,
  Noida: NOIDA_LANDMARKS,
  Gurugram: GURUGRAM_LANDMARKS,
  Kanpur: KANPUR_LANDMARKS,
  Varanasi: VARANASI_LANDMARKS,
}
