import { useState } from 'react'
import { beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { LINE_TABLE_TEXTS as texts } from '#language/listing-file/texts-table'
import type { FieldName } from '../../domain/listing/fields.ts'
import type { ShownCell, TableLine } from '../../domain/listing-file/shown-table.ts'
import { mount } from '../../test/support/browser/mounted.tsx'
import { LineTable } from './LineTable.tsx'
import type { CellEdit } from './line-looks.ts'

const taken = (written: string): ShownCell => ({
  written,
  said: written,
  state: 'taken',
  problem: null,
})
const PROBLEM = 'No city has this name.'
const ASKED = '45,000 or 45?'

/** A line; the city of each tenth is refused, and the price of each seventh asked about. */
function lineOf(n: number): TableLine {
  const refused = n % 10 === 9
  const asked = n % 7 === 6
  const cells: Partial<Record<FieldName, ShownCell>> = {
    listingType: taken('Sell'),
    city: refused
      ? { written: 'Nowhere', said: null, state: 'refused', problem: PROBLEM }
      : taken('Noida'),
    locality: taken(`Sector ${n}`),
    price: asked
      ? { written: '45.000', said: null, state: 'asked', problem: ASKED }
      : taken(`₹${n} lakh`),
  }
  return {
    line: n + 2,
    about: `Home ${n}`,
    reference: null,
    cells,
    state: refused ? 'wrong' : asked ? 'asked' : 'ready',
    problems: [],
    note: null,
    changes: [],
  }
}

let edits: CellEdit[] = []
let answers: Readonly<Record<string, string | null>>[] = []
let undone = 0
beforeEach(() => {
  edits = []
  answers = []
  undone = 0
})

function Work({ count }: { count: number }) {
  const [lines, setLines] = useState(() => Array.from({ length: count }, (_, n) => lineOf(n)))
  const asked = lines.filter(({ cells }) => cells.price?.state === 'asked')
  return (
    <LineTable
      lines={lines}
      questions={[
        {
          key: 'q',
          field: 'price',
          kind: null,
          sentence: ASKED,
          answer: null,
          options: ['₹45,000', '₹45'],
          problem: null,
          about: '',
          lines: asked.map(({ line }) => line),
        },
      ]}
      onEdit={(written) => {
        edits.push(...written)
        setLines(
          lines.map((one) => {
            const own = written.filter(({ line }) => line === one.line)
            const cells = Object.fromEntries(own.map(({ field, text }) => [field, taken(text)]))
            return own.length > 0 ? { ...one, cells: { ...one.cells, ...cells } } : one
          }),
        )
      }}
      onAnswer={(given) => answers.push(given)}
      onSwitch={(line, on) =>
        setLines(
          lines.map((one) =>
            one.line === line ? { ...one, state: on ? 'ready' : ('off' as const) } : one,
          ),
        )
      }
      onUndo={() => {
        undone += 1
      }}
    />
  )
}

async function open(width: number, count = 500) {
  await page.viewport(width, 800)
  mount(<Work count={count} />)
  await expect.element(page.getByRole('heading', { name: texts.title })).toBeVisible()
}
const grid = () => document.querySelector('[role="grid"]') as HTMLElement
const here = () => document.activeElement as HTMLElement
/** Where the focus is: the number of the row, counted with the heads, and of the column. */
const place = () => [
  Number(here().closest('tr')?.getAttribute('aria-rowindex')),
  Number(here().getAttribute('aria-colindex')),
]
const press = (keys: string) => userEvent.keyboard(keys)
/** Goes to the table as the keyboard does: its first cell of a field is the one in the order of the tab. */
async function enter() {
  const first = grid().querySelector<HTMLElement>('[tabindex="0"]')
  first?.focus()
  await expect.poll(place).toEqual([2, 3])
}

describe('The table of lines', () => {
  it('is a grid that says how large it is, and holds only the rows of its window', async () => {
    await open(1280)
    expect(grid().getAttribute('aria-rowcount')).toBe('501')
    expect(grid().querySelectorAll('[tabindex="0"]')).toHaveLength(1)
    const rows = () => grid().querySelectorAll('tbody tr:not([aria-hidden])').length
    expect(rows()).toBeLessThan(45)
    await enter()
    await press('{Control>}{End}{/Control}')
    await expect.poll(place).toEqual([501, Number(grid().getAttribute('aria-colcount'))])
    await expect.poll(rows).toBeLessThan(45)
    await press('{Control>}{Home}{/Control}')
    await expect.poll(place).toEqual([2, 1])
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth)
  })

  it('is moved through with arrows and pages, and the cell with the focus is never under the heads', async () => {
    await open(1280)
    await enter()
    await press('{ArrowDown}{ArrowDown}{ArrowRight}')
    await expect.poll(place).toEqual([4, 4])
    await press('{PageDown}{PageDown}')
    const [row = 0] = place()
    expect(row).toBeGreaterThan(12)
    await press('{PageUp}{PageUp}')
    await expect.poll(place).toEqual([4, 4])
    await press('{PageDown}{PageDown}{PageDown}{ArrowUp}{End}{ArrowLeft}{ArrowLeft}')
    const head = grid().querySelector('thead th')?.getBoundingClientRect().bottom ?? 0
    const home = here().closest('tr')?.querySelector('th')?.getBoundingClientRect().right ?? 0
    const cell = here().getBoundingClientRect()
    expect(cell.top).toBeGreaterThanOrEqual(head - 1)
    expect(cell.left).toBeGreaterThanOrEqual(home - 1)
  })

  it('is left by Tab, so that nobody is caught in it', async () => {
    await open(1280)
    await enter()
    await press('{Tab}')
    expect(grid().contains(here())).toBe(false)
    await press('{Shift>}{Tab}{/Shift}')
    await expect.poll(place).toEqual([2, 3])
  })
})

describe('A cell', () => {
  const locality = '{ArrowRight>4}{/ArrowRight}'
  it('is written by typing; Enter goes down, Tab to the side, and Escape leaves it as it was', async () => {
    await open(1280)
    await enter()
    await press(locality)
    await expect.poll(place).toEqual([2, 7])
    await press('Aliganj{Enter}')
    await expect.poll(place).toEqual([3, 7])
    expect(edits).toEqual([{ line: 2, field: 'locality', text: 'Aliganj' }])
    await press('{F2}')
    expect((here() as HTMLInputElement).value).toBe('Sector 1')
    await press('{End}, B{Tab}')
    await expect.poll(place).toEqual([3, 8])
    expect(edits.at(-1)).toEqual({ line: 3, field: 'locality', text: 'Sector 1, B' })
    await press('{ArrowLeft}x{Escape}')
    await expect.poll(place).toEqual([3, 7])
    expect(edits).toHaveLength(2)
    await press('{Delete}{Control>}z{/Control}')
    expect(edits.at(-1)?.text).toBe('')
    expect(undone).toBe(1)
  })

  it('with a choice is changed with a list, which names what the file says', async () => {
    await open(1280)
    await enter()
    await press('{F8}')
    await expect.poll(place).toEqual([8, 10])
    await press('{F8}')
    await expect.poll(place).toEqual([11, 6])
    const cell = here()
    expect(cell.getAttribute('aria-invalid')).toBe('true')
    const problem = document.getElementById(cell.getAttribute('aria-describedby') ?? '')
    expect(problem?.textContent).toContain(PROBLEM)
    await press('{Enter}')
    expect(here().tagName).toBe('SELECT')
    expect((here() as HTMLSelectElement).selectedOptions[0]?.text).toBe(texts.asWritten('Nowhere'))
    await userEvent.selectOptions(here(), 'Lucknow')
    await expect.poll(() => edits.at(-1)).toEqual({ line: 11, field: 'city', text: 'Lucknow' })
    await expect.poll(() => grid().contains(here())).toBe(true)
  })

  it('that is asked about is answered below the table, for all lines that ask the same', async () => {
    await open(1280)
    await enter()
    await press('{F8}')
    await expect.poll(place).toEqual([8, 10])
    const said = page.getByRole('group', { name: texts.here })
    await expect.poll(() => said.element().getBoundingClientRect().bottom).toBeLessThan(innerHeight)
    expect(here().getBoundingClientRect().top).toBeGreaterThan(0)
    await press('{Tab}')
    expect(here().textContent).toBe('₹45,000')
    await press('{Enter}')
    expect(answers).toEqual([{ q: '₹45,000' }])
    await expect.poll(place).toEqual([8, 10])
  })

  it('takes what is pasted, over as many lines and columns as it has', async () => {
    await open(1280)
    await enter()
    await press(locality)
    const data = new DataTransfer()
    data.setData('text/plain', 'Aliganj\tAmra\nIndira Nagar\tBela\n')
    here().dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true }))
    expect(edits).toEqual([
      { line: 2, field: 'locality', text: 'Aliganj' },
      { line: 2, field: 'projectBuildingName', text: 'Amra' },
      { line: 3, field: 'locality', text: 'Indira Nagar' },
      { line: 3, field: 'projectBuildingName', text: 'Bela' },
    ])
    data.setData('text/plain', `Aliganj${'\tx'.repeat(100)}`)
    here().dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true }))
    await expect.poll(() => document.body.textContent).toContain('beyond the last line or column')
  })
})

it('A line is left out with Space, and asks nothing then', async () => {
  await open(1280, 10)
  await enter()
  await press('{Control>}{End}{/Control}{Home} ')
  await expect.poll(() => here().querySelector('input')?.checked).toBe(false)
  await expect.poll(() => grid().querySelectorAll('[aria-invalid]')).toHaveLength(0)
  await press(' ')
  await expect.poll(() => here().querySelector('input')?.checked).toBe(true)
})

it('A line that is answered stays in a filtered table until the filter is chosen again', async () => {
  await open(1280, 30)
  await page.getByRole('radio', { name: texts.groups.wrong, exact: false }).click()
  await expect.poll(() => grid().getAttribute('aria-rowcount')).toBe('4')
  await page.getByText(texts.nextOpen).click()
  await press('{ArrowLeft>2}{/ArrowLeft}{Home} ')
  await expect.poll(() => document.querySelector('tr[data-state="off"]')).not.toBeNull()
  expect(grid().getAttribute('aria-rowcount')).toBe('4')
})

it('A cell says by which answer it is read, and takes the answer back', async () => {
  await page.viewport(1280, 800)
  mount(
    <LineTable
      lines={[lineOf(0)]}
      questions={[
        {
          ...{ key: 'q', field: 'price', kind: null, sentence: ASKED, problem: null, about: '' },
          ...{ answer: '₹45,000', options: ['₹45,000', '₹45'], lines: [2, 3] },
        },
      ]}
      onEdit={() => undefined}
      onAnswer={(given) => answers.push(given)}
      onSwitch={() => undefined}
      onUndo={undefined}
    />,
  )
  await page.getByText('₹0 lakh').click()
  await expect.element(page.getByText(texts.byAnswer(ASKED, '₹45,000'))).toBeVisible()
  await page.getByRole('button', { name: texts.takeBack }).click()
  expect(answers).toEqual([{ q: null }])
})

it('On a phone, lines are cards that open what has to be answered, a few at a time', async () => {
  await open(360)
  const cards = () => document.querySelectorAll('ol > li').length
  // The questions come first: nobody leafs through 500 cards to them.
  expect(cards()).toBe(0)
  await page.getByRole('button', { name: texts.unfold(500) }).click()
  await expect.poll(() => here().textContent).toBe(texts.title)
  expect(cards()).toBeLessThan(40)
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360)
  await page.getByRole('button', { name: texts.nextOpen }).click()
  await expect.poll(() => here().dataset.openCell).toBe('8 price')
  await page.getByRole('button', { name: '₹45,000' }).first().click()
  expect(answers).toEqual([{ q: '₹45,000' }])
  await page.getByRole('button', { name: texts.nextOpen }).click()
  await page.getByRole('button', { name: texts.nextOpen }).click()
  const city = page.getByLabelText(texts.place(11, 'City'))
  await userEvent.selectOptions(city, 'Lucknow')
  await page.getByRole('button', { name: texts.take }).first().click()
  await expect.poll(() => edits).toEqual([{ line: 11, field: 'city', text: 'Lucknow' }])
  for (const one of document.querySelectorAll('button, select, summary, input[type="text"]'))
    if (one.getClientRects().length > 0)
      expect(one.getBoundingClientRect().height, one.textContent ?? '').toBeGreaterThanOrEqual(43)
})
