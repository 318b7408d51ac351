import { useState } from 'react'
import { beforeEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { MAPPING_TEXTS as texts } from '#language/listing-file/texts-mapping'
import { columnName } from '../../domain/listing-file/columns.ts'
import type { Column } from '../../domain/listing-file/table.ts'
import { mount } from '../../test/support/browser/mounted.tsx'
import { ColumnMapping } from './ColumnMapping.tsx'

const COLUMNS: readonly Column[] = [
  { head: 'Town', samples: ['Noida'], meaning: 'city', sure: true },
  { head: 'Mobile', samples: [], meaning: 'private', sure: true },
  { head: 'Rate', samples: ['72 lakh', '1.25 Cr'], meaning: 'price', sure: false },
  { head: 'Xyz', samples: ['a'], meaning: 'ignored', sure: false },
]
let done = 0
beforeEach(() => {
  done = 0
})

function Work() {
  const [columns, setColumns] = useState(COLUMNS)
  return (
    <ColumnMapping
      columns={columns}
      remembered={false}
      onMean={(at, meaning) =>
        setColumns(columns.map((one, n) => (n === at ? { ...one, meaning, sure: true } : one)))
      }
      onForget={() => setColumns(COLUMNS)}
      onDone={() => {
        done += 1
      }}
    />
  )
}
const heads = () => [...document.querySelectorAll('li h4')].map(({ textContent }) => textContent)
const press = (name: string) => page.getByRole('button', { name, exact: true }).click()

for (const width of [360, 1280])
  it(`The columns that are not sure come first and are asked about, at ${width} pixels`, async () => {
    await page.viewport(width, 800)
    mount(<Work />)
    await expect.element(page.getByText(texts.toCheck(2, 4))).toBeVisible()
    expect(heads()).toEqual(['Rate', 'Xyz', 'Town', 'Mobile'])
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width)
    await press(texts.done)
    expect(done).toBe(0)
    await press(texts.yes(columnName('price')))
    await expect.element(page.getByLabelText(texts.means('Rate'))).toHaveFocus()
    await userEvent.selectOptions(page.getByLabelText(texts.orElse), columnName('city'))
    const twice = texts.twice(columnName('city'), ['Town', 'Xyz'])
    await expect.element(page.getByText(twice)).toBeVisible()
    expect(heads()).toEqual(['Rate', 'Xyz', 'Town', 'Mobile'])
    await press(texts.done)
    expect(done).toBe(0)
    await userEvent.selectOptions(page.getByLabelText(texts.means('Xyz')), texts.meanings.facts)
    await expect.element(page.getByText(texts.toCheck(0, 4))).toBeVisible()
    await press(texts.done)
    expect(done).toBe(1)
  })
