import { atom } from 'nanostores'
import type { FillStatus } from '../../domain/listing-draft/fill-status.ts'

export const $fillStatus = atom<FillStatus>({ state: 'none' })
