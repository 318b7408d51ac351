/**
 * The progress of filling the form from a listing. `asking`: the poster is asked whether to replace the draft on this
 * device.
 */
export type FillStatus =
  | { state: 'none' | 'loading' | 'failed' }
  | { state: 'missing' | 'ready' | 'asking'; text: string }
