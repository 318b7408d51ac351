import type { reraBlock } from '../rera/block.ts'
import { projectFacts } from '../rera/standing.ts'
import type { Project } from './schema.ts'

/** What a project states of its registration, for the block of its page. */
export function projectRera({ city, launch, rera }: Project): Parameters<typeof reraBlock> {
  const facts = projectFacts({
    city,
    listingType: launch?.listingType,
    reraNumber: rera?.number,
    reraExempt: rera?.exempt,
  })
  const { link, account, seenAt } = rera ?? {}
  return [facts, { by: 'developer', link, account, seenAt }]
}
