import type { Page } from '@playwright/test'

/** Where `netlify dev` calls the function that does what is due. The light site serves it there too. */
export const DUE_PATH = '/.netlify/functions/due'

/** Lets the light site do what is due by then: its clock is as far ahead as a mail "at once" waits for others. */
export async function doLaterWork(page: Page): Promise<void> {
  const answer = await page.request.post(DUE_PATH)
  if (answer.status() !== 204) throw new Error(`The work that is due: answer ${answer.status()}`)
}
