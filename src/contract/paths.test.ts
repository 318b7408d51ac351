import { describe, expect, it } from 'vitest'
import { afterLoginPath, keepNext, loginPath, safeNext } from './paths.ts'

describe('After login', () => {
  it('the way leads to /Home', () => {
    expect(afterLoginPath(null)).toBe('/Home')
  })

  it('or to a path of this site', () => {
    expect(afterLoginPath('/postproperty?step=4#photos')).toBe('/postproperty?step=4#photos')
  })

  it.each([
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    '\\/evil',
    'javascript:alert(1)',
    '/a\nb',
    '',
    '/.//evil.example',
    '/..//evil.example',
    '/a/..//evil.example',
    '/%2e//evil.example',
  ])('but never to %j', (next) => {
    expect(safeNext(next)).toBe('/')
  })
})

describe('The way on', () => {
  it('is kept between login and sign-up', () => {
    expect(keepNext('/login', '/profile')).toBe('/login?next=%2Fprofile')
    expect(keepNext('/login', '//evil.example')).toBe('/login')
    expect(keepNext('/sign', null)).toBe('/sign')
  })

  it('is named by the page that asks for a login', () => {
    expect(loginPath('/admin')).toBe('/login?next=%2Fadmin')
    expect(loginPath('/')).toBe('/login')
  })
})
