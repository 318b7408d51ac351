import { AREA_UNIT } from '../../domain/area/constants.ts'
import { showToast } from '../site/toast.ts'

/** Loads the code that shows areas in the kept unit and replaces a button by the choice of a unit. */
export const showUnits = (button?: Element): Promise<unknown> =>
  import('./unit-shown.ts').then(
    (shown) => shown.showUnits(button),
    () => button && showToast(),
  )

export function showKeptUnit(): void {
  if (localStorage.getItem(AREA_UNIT)) void showUnits()
}

/** Enables the choice of a unit on a page without cards; on a page with cards, their code does it. */
export function activateUnits(): void {
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element && target.closest('[data-units]')
    if (button) void showUnits(button)
  })
  addEventListener('pageshow', ({ persisted }) => persisted && showKeptUnit())
  showKeptUnit()
}
