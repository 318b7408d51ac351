import { expect, test } from 'vitest'
import { type FollowLink, followFragment, followLinkOf } from './follow-link.ts'

const SECRET = '0a'.repeat(32)

test.each<FollowLink['of']>(['asked', 'kept', 'never'])(
  'A link of “%s” is read as it was written',
  (of) => {
    const link = { of, id: 'follower1', secret: SECRET }
    expect(followLinkOf(followFragment(link))).toEqual(link)
  },
)

test('A fragment that is cut off, or another page’s, is no link', () => {
  for (const fragment of ['', '#', '#follower1', `#follower1.${SECRET.slice(1)}`, '#stop.a.b'])
    expect(followLinkOf(fragment)).toBeNull()
})
