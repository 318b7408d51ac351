import { afterEach, describe, expect, it } from 'vitest'
import { ROUTED_CITIES } from '../../domain/city/constants.ts'
import type { Project } from '../../domain/project/schema.ts'
import { closePage, the } from '../../test/support/browser/dom.ts'
import { openRendered, render } from '../../test/support/browser/rendered.ts'
import Explore from './Explore.astro'

const project = (id: string, city: string): Project => ({
  id,
  city,
  projectBuildingName: `House ${id}`,
  locality: 'Riverside',
  propertyCategory: 'Residential',
  imageUrls: [],
  createdAt: '2026-11-01T00:00:00Z',
  launch: null,
})
const PROJECTS = [
  project('gomti', 'Lucknow'),
  project('sarovar', 'Lucknow'),
  project('aqua', 'Noida'),
  project('lotus', 'Noida'),
]
const OF_LUCKNOW = ['Lucknow', 'House gomtiRiverside']

async function openExplore(hash = '') {
  const html = await render(Explore, { props: { projects: PROJECTS, listings: [] } })
  await openRendered(html, { url: `http://localhost:8888/ExplorecityPropertyD${hash}` })
}
const marked = () =>
  [...document.querySelectorAll('[aria-current="true"]')].map(({ textContent }) => textContent)
const goTo = (hash: string) => {
  location.hash = hash
  dispatchEvent(new Event('hashchange'))
}

afterEach(closePage)

describe('The cities and their projects', () => {
  it('lead to each other by links of the page', async () => {
    await openExplore()
    const links = [...document.querySelectorAll<HTMLAnchorElement>('a[href^="#"]')]
    expect(links).toHaveLength(ROUTED_CITIES.length + PROJECTS.length)
    for (const { hash } of links) expect(the(hash)).toBeDefined()
  })

  it('start with the first city and its first project', async () => {
    await openExplore()
    expect(marked()).toEqual(OF_LUCKNOW)
  })

  it.each([
    ['#noida', ['Noida', 'House aquaRiverside']],
    ['#p-lotus', ['Noida', 'House lotusRiverside']],
    ['#kanpur', ['Kanpur']],
    ['#nowhere', OF_LUCKNOW],
  ])('mark the ones that the address %s shows', async (hash, shown) => {
    await openExplore(hash)
    expect(marked()).toEqual(shown)
  })

  it('move the mark when the address changes, until they are taken away', async () => {
    await openExplore('#p-lotus')
    goTo('#p-sarovar')
    expect(marked()).toEqual(['Lucknow', 'House sarovarRiverside'])
    goTo('#kanpur')
    expect(marked()).toEqual(['Kanpur'])
    const element = the('aangan-explore')
    element.remove()
    goTo('#noida')
    expect(element.querySelector('[aria-current]')?.textContent).toBe('Kanpur')
    document.body.append(element)
    expect(marked()).toEqual(['Noida', 'House aquaRiverside'])
  })
})
