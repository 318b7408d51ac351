import { emptyPhotos } from '../photo/photo.store.ts'
import { resumePhotos } from '../photo/photo-queue.ts'
import { $about, emptyDraft, followSketch } from './draft.store.ts'
import { $fillStatus } from './fill-status.ts'
import { isAdminPostingForm } from './posting.ts'
import { resume } from './resume.ts'
import { $step, goToStep, pageOfAddress } from './step.ts'
import { followTalk } from './talk.ts'

// Loaded only if the address or the draft names a listing: most postings are new.
const filling = () => import('./fill.ts')

/** Loads the listing that the address names, if any. Call it after the photos are loaded. */
export async function reloadFill(): Promise<void> {
  const named = /[?&](repost|edit)=./.test(location.search)
  if (!named && !$about.get().edit) return
  if (named) $fillStatus.set({ state: 'loading' })
  try {
    const { fill, showTitle } = await filling()
    showTitle()
    if (named) await fill()
  } catch {
    $fillStatus.set({ state: 'failed' })
  }
}

/** The poster's answer to "replace my draft?". */
export async function decideRepost(replace: boolean): Promise<void> {
  await (await filling()).decide(replace)
}

/**
 * Changes the page's heading with the step, because Next leaves the page that opened a later step. The edit of a
 * listing sets its own heading.
 */
function followHeading(): void {
  $step.listen(() => {
    if ($about.get().edit) return
    const { title, intro } = pageOfAddress()
    const parts = { h1: title, '.wizard-intro': intro }
    for (const [selector, text] of Object.entries(parts)) {
      const part = document.querySelector(selector)
      if (part) part.textContent = text
    }
    const tab = document.querySelector('title')
    if (tab) tab.textContent = tab.textContent.replace(/^[^|]*(?= \|)/, title)
  })
}

/**
 * Restores the draft and photos of this device, and loads the listing to post again or to edit if the address names
 * one.
 */
export async function startWizard(): Promise<void> {
  followHeading()
  followSketch()
  resume()
  followTalk()
  await resumePhotos()
  if (!isAdminPostingForm) await reloadFill()
}

export async function startOver(): Promise<void> {
  emptyDraft()
  goToStep(1)
  await emptyPhotos()
}
