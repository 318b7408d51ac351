import { afterEach, describe, expect, it } from 'vitest'
import { closePage, openPage, the } from '../../test/support/browser/dom.ts'
import { eventually } from '../../test/support/http/eventually.ts'

const PAGE = `<main>
  <h1>Plot of 900 sq ft</h1>
  <p id="area">Plot · 900 sq ft</p>
  <p class="detail-description">My 900 sq ft of garden</p>
  <table><tr><th>Price per sq ft</th><td>₹5,000</td></tr></table>
</main>`
const texts = (...selectors: string[]) => selectors.map((one) => the(one).textContent)

/** Opens the page on a device that has kept `unit`, and shows areas in it. */
async function open(unit: string, html = PAGE) {
  openPage(html)
  localStorage.setItem('area-unit', JSON.stringify(unit))
  const shown = await import('./unit-shown.ts')
  shown.showKeptUnit()
  return shown
}

afterEach(closePage)

it('Areas are shown in the unit that the device keeps, also areas that are added later, but never in people’s own texts', async () => {
  await open('sq yd')
  await eventually(() => expect(texts('#area')).toEqual(['Plot · 100 sq yd']))
  expect(texts('h1', '.detail-description')).toEqual([
    'Plot of 900 sq ft',
    'My 900 sq ft of garden',
  ])
  expect(texts('th', 'td')).toEqual(['Price per sq yd', '₹45,000'])
  the('main').insertAdjacentHTML('beforeend', '<p id="later">1,800 sq ft</p>')
  await eventually(() => expect(texts('#later')).toEqual(['200 sq yd']))
})

it('Each choice starts from the stated value, and is kept', async () => {
  const { chooseUnit, showKeptUnit } = await open('acre')
  expect(texts('#area')).toEqual(['Plot · 0.021 acre'])
  chooseUnit('sq m')
  expect(texts('#area', 'td')).toEqual(['Plot · 83.6 sq m', '₹53,820'])
  expect([localStorage.getItem('area-unit'), showKeptUnit()]).toEqual(['"sq m"', 'sq m'])
  chooseUnit('')
  expect(texts('#area', 'th', 'td')).toEqual(['Plot · 900 sq ft', 'Price per sq ft', '₹5,000'])
  expect([localStorage.getItem('area-unit'), showKeptUnit()]).toEqual(['""', ''])
})

it('A kept value that is no unit changes nothing', async () => {
  await open('bigha')
  await eventually(() => expect(texts('#area')).toEqual(['Plot · 900 sq ft']))
})

describe('The prices per area on a map', () => {
  const MAP = `<main>
    <svg role="group">
      <a class="map-place" href="/gomti-nagar/" aria-label="Gomti Nagar, 12 homes for sale from ₹52 lakh, flats for sale ask a median of ₹5,100 per sq ft"></a>
      <g class="map-pill map-pill-price"><rect width="40"/><text id="count">12</text></g>
      <g class="map-pill"><rect x="-29.5" width="59"/><text class="map-median">₹5,100</text></g>
      <g class="map-pill"><rect width="50"/><text id="rent">₹12,500</text></g>
    </svg>
    <p data-rate id="ruler">Median price per sq ft, in rupees</p>
    <ol><li data-rate id="mark"><span>Step 1 from</span>5,050</li></ol>
  </main>`
  const MEDIAN = 'rect + .map-median'
  const heard = () => the('.map-place').getAttribute('aria-label')
  const pill = () => ['x', 'width'].map((name) => Number(the('rect[x]').getAttribute(name)))

  it('are in the unit, as text and for screen readers, in pills that fit; counts stay', async () => {
    await open('sq yd', MAP)
    await eventually(() => expect(texts(MEDIAN)).toEqual(['₹45,900']))
    expect(texts('#ruler', '#mark', '#rent', '#count')).toEqual([
      'Median price per sq yd, in rupees',
      'Step 1 from45,450',
      '₹12,500',
      '12',
    ])
    expect(heard()).toContain('from ₹52 lakh, flats for sale ask a median of ₹45,900 per sq yd')
    expect(pill()).toEqual([-33, 66])
    // The map of another city replaces this one.
    the('main').innerHTML = MAP.replaceAll('5,100', '6,000')
    await eventually(() => expect(heard()).toContain('₹54,000 per sq yd'))
    expect(texts(MEDIAN)).toEqual(['₹54,000'])
  })

  it('follow the choice of another page', async () => {
    const { showKeptUnit } = await open('sq yd', MAP)
    await eventually(() => expect(texts(MEDIAN)).toEqual(['₹45,900']))
    localStorage.setItem('area-unit', '""')
    showKeptUnit()
    await eventually(() => expect(texts(MEDIAN, '#mark')).toEqual(['₹5,100', 'Step 1 from5,050']))
    expect(heard()).toContain('median of ₹5,100 per sq ft')
    expect(pill()).toEqual([-29.5, 59])
  })
})

it('The words of a visitor’s search and the name of a listing stay as they were written', async () => {
  const said = [
    '<ul class="chips-on"><li id="a">Up to 200 sq yd (gaj)</li></ul>',
    '<table><tr><th><a id="c" href="/">Plot of 200 sq yd</a></th></tr></table>',
    '<p class="shared-note" id="d">Is it 200 sq yd?</p>',
    '<p id="e">200 sq yd</p>',
  ]
  await open('sq m', `<main>${said.join('')}</main>`)
  await eventually(() => expect(texts('#e')).toEqual(['167 sq m']))
  expect(texts('#a', '#c', '#d')).toEqual([
    'Up to 200 sq yd (gaj)',
    'Plot of 200 sq yd',
    'Is it 200 sq yd?',
  ])
})

it('A fact in a row keeps its width, and the lines below it do not move', async () => {
  const row = '<ul class="detail-main-facts"><li>3 BHK</li><li id="area">900 sq ft</li></ul>'
  openPage(`<main>${row}</main>`)
  localStorage.setItem('area-unit', '"sq yd"')
  the('#area').getBoundingClientRect = () => new DOMRect(0, 0, 81.5, 28)
  ;(await import('./unit-shown.ts')).showKeptUnit()
  await eventually(() => expect(texts('#area')).toEqual(['100 sq yd']))
  expect(the('#area').style.minWidth).toBe('81.5px')
  expect(the('li:first-child').style.minWidth).toBe('')
})
