import { AREA_UNIT } from '../../domain/area/kept.ts'
import { showToast } from '../site/toast.ts'

/** Shows areas in the unit that this device keeps, and puts the choice of one in the place of a button: what does it comes now. */
export const showUnits = (button?: Element): Promise<unknown> =>
  import('./unit-shown.ts').then(
    (shown) => shown.showUnits(button),
    () => button && showToast(),
  )

export function showKeptUnit(): void {
  if (localStorage.getItem(AREA_UNIT)) void showUnits()
}

/** Wakes the choice of a unit on a page without cards; where there are some, it is one of their tools. */
export function wakeUnits(): void {
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element && target.closest('[data-units]')
    if (button) void showUnits(button)
  })
  addEventListener('pageshow', ({ persisted }) => persisted && showKeptUnit())
  showKeptUnit()
}
