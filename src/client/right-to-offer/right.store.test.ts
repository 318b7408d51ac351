import { expect, it } from 'vitest'
import { PAPER_PROBLEMS } from '#language/right-to-offer/texts-cover'
import { UNREACHED } from '#language/text/texts'
import { rightToOfferPath } from '../../contract/paths.ts'
import { formOf } from '../../test/support/browser/form-data.ts'
import { setUpPortal } from '../../test/support/browser/portal.ts'
import type { Paper } from './paper-problem.ts'

const portal = setUpPortal()

const ANSWERS = { kind: 'tax receipt', unit: 'B-1204', tower: '' }
const COVER = { x: 0, y: 0, width: 9, height: 9 }
const load = () => import('./right.store.ts')

/** A paper of one page that cannot be drawn. */
const undrawn = (cause: Error): Paper => ({
  pages: 1,
  draw: () => Promise.reject(cause),
  close: () => {},
})

it('A page that cannot be drawn is said at the paper, which stays, and the form is open again', async () => {
  const visitor = await portal.visitor(null)
  const { rightForm, $chosen } = await visitor.open(rightToOfferPath('listing1'), load)
  $chosen.set({ paper: undrawn(new Error('no memory')), covering: [[COVER]] })
  await rightForm.submit(formOf(ANSWERS))
  expect(rightForm.$form.get()).toMatchObject({
    phase: 'open',
    errors: { pages: PAPER_PROBLEMS.notDrawn },
  })
  expect($chosen.get()).not.toBeNull()
})

it('What was typed for one listing is not proposed for another', async () => {
  const visitor = await portal.visitor(null)
  const first = await visitor.open(rightToOfferPath('listing1'), load)
  first.rightForm.keep(formOf(ANSWERS))
  expect(first.rightForm.kept()).toEqual(ANSWERS)
  const other = await visitor.open(rightToOfferPath('listing2'), load)
  expect(other.rightForm.kept()).toEqual({})
})

it('A cover takes away the error at the paper alone', async () => {
  const visitor = await portal.visitor(null)
  const { rightForm, $chosen, coverPaper } = await visitor.open(rightToOfferPath('listing1'), load)
  $chosen.set({ paper: undrawn(new Error('never drawn')), covering: [[]] })
  await rightForm.submit(formOf({ ...ANSWERS, unit: '' }))
  expect(Object.keys(rightForm.$form.get().errors).sort()).toEqual(['pages', 'unit'])
  coverPaper([[COVER]])
  expect(Object.keys(rightForm.$form.get().errors)).toEqual(['unit'])
})

it('A paper that could not be taken back is an error and no success', async () => {
  const visitor = await portal.visitor('Owner')
  const { takeBack, $rightDone, $rightFailed } = await visitor.open(
    rightToOfferPath('listing1'),
    load,
  )
  visitor.network = 'down'
  await takeBack()
  expect([$rightDone.get(), $rightFailed.get()]).toEqual(['', UNREACHED])
})
