/**
 * The door of this folder: what others may ask of the reading of files. A pasted message is read like one, and one's
 * own listings are written as one. The pages that post a file are this concept in other layers, and come in by
 * themselves.
 */
export { optionsOf } from './columns.ts'
export { FILE_ROLE } from './constants.ts'
export { exportRows } from './export.ts'
export { factsIn } from './facts.ts'
export { homesAndRest } from './message.ts'
