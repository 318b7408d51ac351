import { LANDMARKS_ON } from '../cities/on/landmarks.ts'
import type { CityName } from '../city/constants.ts'
import type { Landmark } from './locality.ts'

/** What people steer by in each city. */
export const LANDMARKS: Record<CityName, readonly Landmark[]> = LANDMARKS_ON
