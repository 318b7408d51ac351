import { likeness } from '../../../domain/hints/rules.ts'

/** Whether two listings agree in everything that the queue's hint compares. */
export const isAlike = (...pair: Parameters<typeof likeness>): boolean =>
  Object.values(likeness(...pair)).every(Boolean)
