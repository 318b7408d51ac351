import { emptyDraft } from './listing-draft.store.ts'
import { loadAgain } from './listing-draft-again.ts'
import { goToStep } from './listing-draft-step.ts'
import { resumePhotos } from './photo-queue.ts'
import { postsProjects } from './posting.ts'
import { emptyPhotos } from './photo.store.ts'

/** Brings back what this device keeps, and the listing to post again if the address names one. */
export async function startWizard(): Promise<void> {
  await resumePhotos()
  if (!postsProjects) await loadAgain()
}

export async function startOver(): Promise<void> {
  emptyDraft()
  goToStep(1)
  await emptyPhotos()
}
