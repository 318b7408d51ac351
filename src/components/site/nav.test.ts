import { describe, expect, test } from 'vitest'
import { CONTENT_PAGES } from '../../contract/content-pages.ts'
import {
  canonicalPath,
  cityProjectsPath,
  PATHS,
  projectOffersPath,
  projectServicePath,
  servicePath,
} from '../../contract/paths.ts'
import { currentMark, NAV } from './nav.ts'

/** Returns the marked links on the page at a path, each with its mark. */
const marked = (path: string) =>
  [...NAV.map(({ href }) => href), PATHS.admin].flatMap((href) => {
    const mark = currentMark(href, path)
    return mark ? [[href, mark]] : []
  })

describe('The navigation bar marks', () => {
  test.each(NAV)('$label on its own page, with and without a trailing slash', ({ href }) => {
    for (const path of [href, canonicalPath(href)]) expect(marked(path)).toEqual([[href, 'page']])
  })

  test('City on the pages of a city and of its projects', () => {
    for (const path of [
      cityProjectsPath('lucknow'),
      projectOffersPath('noida'),
      projectServicePath('kanpur'),
      '/varanasi/someproject/',
      '/unknown/someproject/',
    ])
      expect(marked(path), path).toEqual([[PATHS.city, 'true']])
  })

  test('Service on the page of each service', () =>
    expect(marked(servicePath('rent-home'))).toEqual([[PATHS.service, 'true']]))

  test('Admin on all pages of admins', () => {
    expect(marked(PATHS.admin)).toEqual([[PATHS.admin, 'page']])
    for (const path of [
      ...CONTENT_PAGES.map((page) => page.path),
      PATHS.adminListings,
      PATHS.adminMessages,
      PATHS.adminLaunches,
      PATHS.adminPapers,
      PATHS.postProject,
    ])
      expect(marked(path), path).toEqual([[PATHS.admin, 'true']])
  })

  test('nothing on a page without a section, nor a section whose path only begins the same', () => {
    for (const path of [
      PATHS.contact,
      PATHS.post,
      PATHS.projectForm,
      PATHS.projectExplore,
      PATHS.cityHome,
      `${PATHS.buy}er`,
      `${PATHS.listing}/someid/`,
    ])
      expect(marked(path), path).toEqual([])
  })
})
