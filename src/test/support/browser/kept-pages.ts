import { expect, type Page } from '@playwright/test'

/** What a device without a network says about each request; the pages are shown all the same. */
export const OFFLINE_PROBLEMS = [/ERR_INTERNET_DISCONNECTED|ERR_FAILED/]

/** The paths of all that the worker keeps on the device. */
export const keptPaths = (page: Page) =>
  page.evaluate(async () => {
    const stores = await Promise.all(
      (await caches.keys()).map(async (name) => (await caches.open(name)).keys()),
    )
    return stores.flat().map(({ url }) => new URL(url).pathname)
  })

/** Waits until the device holds this. The first page is kept once the worker has been installed. */
export const untilKept = (page: Page, path: string | RegExp) =>
  expect
    .poll(
      async () =>
        (await keptPaths(page)).some((kept) =>
          typeof path === 'string' ? kept === path : path.test(kept),
        ),
      {
        message: `${path} is kept`,
      },
    )
    .toBe(true)
