import { beforeEach, expect, test } from 'vitest'
import { setUpHarness } from '../support/database/harness.ts'
import { type Asked, setUpWindows } from '../support/http/build-windows.ts'
import type { EndpointName } from '../support/http/endpoints.ts'
import { allEndpoints, goodCall } from '../support/http/examples.ts'

const harness = setUpHarness()
const windows = setUpWindows(harness)
beforeEach(() => windows.clear())

/** The builds that the examples of endpoints request, if any. */
const BY_EXAMPLE: Partial<Record<EndpointName, Asked>> = {
  approveListing: 'for the window',
  approveListings: 'for the window',
  approveEdit: 'for the window',
  approveEdits: 'for the window',
  setAvailability: 'for the window',
  closeMissing: 'for the window',
  hideReported: 'for the window',
  renewListing: 'for the window',
  createEntry: 'for the window',
  updateEntry: 'for the window',
  removeEntry: 'for the window',
  projectSeenOnRegister: 'for the window',
  judgeHome: 'for the window',
  takeBackRight: 'at once',
  unpublishListing: 'at once',
  takeDownReported: 'at once',
  requestRebuild: 'at once',
}

test.each(
  allEndpoints.map(([name, endpoint]) => [name, BY_EXAMPLE[name] ?? 'nothing', endpoint] as const),
)('A call of %s requests this build: %s', async (name, asked, endpoint) => {
  const { sent } = await goodCall(harness, name, endpoint)
  const change = async () => expect((await harness.send(sent)).status).toBe(endpoint.status ?? 200)
  expect(await windows.askedBy(change)).toBe(asked)
})
