import { beforeEach, describe, expect, it } from 'vitest'
import { readListing } from '../../contract/public-listing.ts'
import { setUpPortal } from '../../test/support/browser/portal.ts'
import type { Visitor } from '../../test/support/browser/visitor.ts'
import { makePublished } from '../../test/support/data/edits.ts'
import { makeUser } from '../../test/support/data/factories.ts'

const portal = setUpPortal()
let visitor: Visitor
beforeEach(async () => {
  visitor = await portal.visitor(null)
})

const open = () => visitor.open('/', () => import('./read.ts'))
const address = (id: string) => readListing.path.replace(':id', id)

describe('Reading from the server', () => {
  it('gives the reply', async () => {
    const id = await makePublished(portal.db, await makeUser(portal.db))
    const { readJson } = await open()
    expect(await readJson(address(id))).toMatchObject({ id })
  })

  it.each([
    ['a listing that no longer exists', address('gone00000000')],
    ['a malformed id', address('A B')],
    ['an unknown address', '/api/nothing-is-here'],
  ])('returns null for %s', async (_, path) => {
    const { readJson } = await open()
    expect(await readJson(path)).toBeNull()
  })

  it('throws if the server fails or cannot be reached, because the data is then unknown', async () => {
    const { readJson } = await open()
    await portal.withoutDatabase(() =>
      expect(readJson(address('gone00000000'))).rejects.toThrow('500'),
    )
    visitor.network = 'down'
    await expect(readJson(address('gone00000000'))).rejects.toThrow(TypeError)
  })
})
