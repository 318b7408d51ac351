import { describe, expect, it } from 'vitest'
import {
  afterLoginPath,
  buildInfoPath,
  cityProjectsPath,
  editPath,
  keepNext,
  listingPath,
  loginPath,
  newProjectsPath,
  openProjectPath,
  PATHS,
  photoPath,
  postPath,
  projectAddress,
  projectOffersPath,
  projectServicePath,
  repostPath,
  safeNext,
  servicePath,
} from './paths.ts'

describe('After login', () => {
  it('the user is redirected to /Home', () => {
    expect(afterLoginPath(null)).toBe('/Home')
  })

  it('or to a path of this site', () => {
    expect(afterLoginPath('/postproperty?step=4#photos')).toBe('/postproperty?step=4#photos')
    for (const path of ['/buy?q=a//b', '/buy?q=https://x', '/city//lucknow'])
      expect(safeNext(path)).toBe(path)
  })

  it.each([
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    '\\/evil',
    'javascript:alert(1)',
    '/a\nb',
    '',
    'profile',
    '/.//evil.example',
    '/..//evil.example',
    '/a/..//evil.example',
    '/%2e//evil.example',
  ])('but never to %j', (next) => {
    expect(safeNext(next)).toBe('/')
  })
})

describe('An address', () => {
  it('of the build information is the one that the desk and other tools read', () =>
    expect(buildInfoPath).toBe('/build.json'))

  it('of a listing, a service, a city or a project is encoded, whatever characters its name contains', () => {
    expect([
      listingPath('abcd1234'),
      listingPath('a/b'),
      servicePath('buy-home'),
      cityProjectsPath('noida'),
      projectOffersPath('noida'),
      projectServicePath('noida'),
      newProjectsPath('Noida & co'),
      openProjectPath('a&b'),
      projectAddress({ id: 'p1', city: 'NOIDA' }),
      projectAddress({ id: 'p1', city: 'Sector 62' }),
    ]).toEqual([
      '/listing-detail/abcd1234/',
      '/listing-detail/a%2Fb/',
      '/services/buy-home/',
      '/project/noida/',
      '/projects/noida/',
      '/ProjectService/noida/',
      '/NewProject?city=Noida%20%26%20co',
      '/Newprojectdetial?id=a%26b',
      '/noida/p1/',
      '/unknown/p1/',
    ])
  })

  it('opens the posting form at a step, or filled with a listing', () => {
    expect([postPath(), postPath(1), postPath(3), postPath(2, PATHS.postProject)]).toEqual([
      '/postproperty',
      '/postproperty',
      '/postproperty?step=3',
      '/Postlisting?step=2',
    ])
    expect([repostPath('a&b'), editPath('a&b')]).toEqual([
      '/postproperty?repost=a%26b',
      '/postproperty?edit=a%26b',
    ])
  })

  it('of a stored size of a photo is in WebP where no format is given', () => {
    expect(photoPath('property_images/a-b', 640)).toBe('/property_images/a-b/640.webp')
    expect(photoPath('property_images/a-b', 320, 'avif')).toBe('/property_images/a-b/320.avif')
  })
})

describe('The next page', () => {
  it('is kept between login and sign-up', () => {
    expect(keepNext('/login', '/profile')).toBe('/login?next=%2Fprofile')
    expect(keepNext('/login', '//evil.example')).toBe('/login')
    expect(keepNext('/sign', null)).toBe('/sign')
  })

  it('is passed on by a page that asks for a login', () => {
    expect(loginPath('/admin')).toBe('/login?next=%2Fadmin')
    expect([loginPath('/'), loginPath()]).toEqual(['/login', '/login'])
  })
})
