import { useStore } from '@nanostores/react'
import { $entry } from '../../client/project/project-entry.store.ts'
import { DescribedProject } from '../../components/project/DescribedProject.tsx'
import { describedSoFar } from '../../domain/project-entry/rules.ts'

/** The card of the described project; a missing answer shows the name of its field. */
export function ProjectSketch() {
  return <DescribedProject project={describedSoFar(useStore($entry))} />
}
