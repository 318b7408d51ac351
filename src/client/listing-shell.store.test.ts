import { describe, expect, it } from 'vitest'
import { askedFor } from './listing-shell.store.ts'

const asked = (path: string) => askedFor(new URL(path, 'https://site.invalid'))

describe('the listing an address asks for', () => {
  it('is in the path or the query, whatever the slash at the end', () => {
    expect(asked('/listing-detail/abcdefgh/')).toBe('abcdefgh')
    expect(asked('/listing-detail/ABCDEFGH')).toBe('abcdefgh')
    expect(asked('/listing-detail?id=abcdefgh')).toBe('abcdefgh')
    expect(asked('/listing-detail/?id=abcdefgh')).toBe('abcdefgh')
  })

  it('is none where the address names none', () => {
    expect(asked('/listing-detail')).toBeNull()
    expect(asked('/listing-detail/?id=')).toBeNull()
  })
})
