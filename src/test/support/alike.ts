import { likeness } from '../../domain/hints/rules.ts'

/** Whether two listings agree in all that makes one look like the other, as the queue's hint has it. */
export const isAlike = (...pair: Parameters<typeof likeness>): boolean =>
  Object.values(likeness(...pair)).every(Boolean)
