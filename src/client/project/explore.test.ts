import { afterEach, describe, expect, it } from 'vitest'
import { closePage, openPage } from '../../test/support/browser/dom.ts'

const city = (slug: string, projects: string[]) =>
  `<section class="explore-city" id="${slug}"><ul>${projects
    .map((id) => `<li><a href="#p-${id}">${id}</a></li>`)
    .join('')}</ul>${projects
    .map((id) => `<article class="explore-project" id="p-${id}"></article>`)
    .join('')}</section>`
const HTML = `<div class="explore"><nav>${['lucknow', 'noida', 'kanpur']
  .map((slug) => `<a href="#${slug}">${slug}</a>`)
  .join('')}<a href="/project/noida">All</a></nav>${city('lucknow', ['gomti', 'sarovar'])}${city(
  'noida',
  ['aqua', 'lotus'],
)}${city('kanpur', [])}</div>`

async function openExplore(hash = '') {
  openPage(HTML, { url: `http://localhost:8888/ExplorecityPropertyD${hash}` })
  await import('./explore.ts')
}
const marked = () =>
  [...document.querySelectorAll('[aria-current="true"]')].map((a) => a.textContent)
const goTo = (hash: string) => {
  location.hash = hash
  dispatchEvent(new Event('hashchange'))
}

afterEach(closePage)

describe('The cities and their projects', () => {
  it('start with the first city and its first project', async () => {
    await openExplore()
    expect(marked()).toEqual(['lucknow', 'gomti'])
  })

  it.each([
    ['#noida', ['noida', 'aqua']],
    ['#p-lotus', ['noida', 'lotus']],
    ['#kanpur', ['kanpur']],
    ['#nowhere', ['lucknow', 'gomti']],
  ])('mark the ones that the address %s shows', async (hash, shown) => {
    await openExplore(hash)
    expect(marked()).toEqual(shown)
  })

  it('move the mark when the address changes', async () => {
    await openExplore('#p-lotus')
    goTo('#p-sarovar')
    expect(marked()).toEqual(['lucknow', 'sarovar'])
    goTo('#kanpur')
    expect(marked()).toEqual(['kanpur'])
    expect(document.querySelectorAll('[aria-current]')).toHaveLength(1)
  })
})
