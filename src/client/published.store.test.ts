import { afterEach, expect, it, vi } from 'vitest'
import type { PublishedListing } from '../contract/content.ts'
import { stopFollowing } from './publication.store.ts'
import {
  $reasonError,
  $reasons,
  $unpublishing,
  openUnpublish,
  unpublish,
  writeReason,
} from './published.store.ts'

const listing = (id: string) => ({ id, version: 2, projectBuildingName: id }) as PublishedListing
const shown = () => $reasons.get()[$unpublishing.get()?.id ?? ''] ?? ''

afterEach(() => {
  stopFollowing()
  vi.unstubAllGlobals()
})

it('A reason stays with the listing that it was typed for, and goes with it', async () => {
  openUnpublish(listing('kesar'))
  writeReason('It was sold in May.')
  openUnpublish(listing('bela'))
  expect(shown()).toBe('')
  await unpublish()
  expect($reasonError.get()).not.toBeNull()
  openUnpublish(listing('kesar'))
  expect(shown()).toBe('It was sold in May.')
  const bodies: unknown[] = []
  vi.stubGlobal('document', { visibilityState: 'visible' })
  vi.stubGlobal('fetch', async (_: string, init: RequestInit) => {
    if (init.body) bodies.push(JSON.parse(String(init.body)))
    return new Response(JSON.stringify({ decisionId: 'decision0001', revision: 1 }))
  })
  await unpublish()
  expect(bodies).toEqual([{ version: 2, reason: 'It was sold in May.' }])
  openUnpublish(listing('kesar'))
  expect(shown()).toBe('')
})
