import { afterEach, expect, it } from 'vitest'
import { PROJECT_PAGE, PROJECT_TEXTS } from '#language/project/texts'
import { PATHS } from '../../contract/paths.ts'
import type { Project } from '../../domain/project/schema.ts'
import { closePage, the } from '../../test/support/browser/dom.ts'
import { openRendered, render } from '../../test/support/browser/rendered.ts'
import { publicListing } from '../../test/support/data/public-listing.ts'
import Ledger from './Ledger.astro'
import { type LedgerRow, rowOfListing, rowOfProject } from './ledger-rows.ts'

const project: Project = {
  id: 'p1',
  city: 'Lucknow',
  locality: 'Gomti Nagar',
  projectBuildingName: 'Janeshwar Park View Residences Phase Two',
  propertyCategory: 'Residential',
  imageUrls: [],
  launch: null,
  createdAt: '2026-01-02T00:00:00Z',
}
const QUERY = '?for=buy&city=lucknow&locality=gomti-nagar'
const open = async (...rows: LedgerRow[]) =>
  openRendered(await render(Ledger, { props: { rows } }), {
    url: 'http://localhost:8888/project-explore',
  })
const said = (selector: string) => the(selector).textContent.trim()

afterEach(closePage)

it('A project is a link by its name in five words, with the whole name for screen readers', async () => {
  await open(rowOfProject(project))
  expect(the<HTMLAnchorElement>('h3 a').getAttribute('href')).toBe('/lucknow/p1/')
  expect(said('h3 [aria-hidden]')).toBe('Janeshwar Park View Residences Phase...')
  expect(said('h3 .visually-hidden')).toBe(project.projectBuildingName)
  expect(said('.ledger-name > p')).toBe('Gomti Nagar, Lucknow')
  expect(said('.ledger-price')).toBe(PROJECT_PAGE.noPrice)
})

it('It leads to what is for sale there, and says what a home there costs if it states no price', async () => {
  await open(rowOfProject(project, [publicListing('a', { price: 6_000_000 })]))
  const way = the<HTMLAnchorElement>('.ledger-way a')
  expect(way.getAttribute('href')).toBe(PATHS.search + QUERY)
  expect(way.textContent).toContain(PROJECT_TEXTS.onSale(1, 'Gomti Nagar'))
  expect(said('.ledger-price strong')).toBe('₹60 L')
  expect(said('.ledger-price .muted')).toBe(PROJECT_TEXTS.lowestThere)
})

it('Where nothing is for sale, a button asks for mails about exactly that', async () => {
  await open(rowOfProject(project, []))
  expect(the('aangan-save-search').dataset.query).toBe(QUERY)
  expect(said('.ledger-way button')).toBe(`${PROJECT_TEXTS.tellMe}: ${project.projectBuildingName}`)
  expect(said('.ledger-way > p')).toBe(PROJECT_TEXTS.noneListed)
})

it('A project of a place without pages promises nothing', async () => {
  await open(rowOfProject({ ...project, city: 'Mathura' }))
  expect(the('.ledger-way').children).toHaveLength(0)
})

it('A listing is a row with the page of its own', async () => {
  await open(rowOfListing(publicListing('a', { price: 6_000_000 })))
  expect(the<HTMLAnchorElement>('h3 a').getAttribute('href')).toMatch(/^\/listing-detail\/a\/?$/)
  expect(the('.ledger-way').children).toHaveLength(0)
})
