import type { Kept } from './retention.ts'

/** A section of a policy; `id` is its anchor in the page. */
export type PolicySection = {
  id: string
  title: string
  paragraphs: readonly string[]
  points?: readonly string[]
  kept?: readonly Kept[]
  /** Addresses of what it rests on. */
  sources?: readonly string[]
}
