import { comparePath } from '../../contract/paths.ts'
import { COMPARED_MOST } from '../../domain/listing/compare.ts'
import { COMPARE_TEXTS as SAY } from '../../domain/listing/texts-compare.ts'

/** Lets what is saved be chosen for a comparison: a box on each, and a tray that says how many and leads there. */
export function offerComparison(page: Element): void {
  const tray = page.querySelector<HTMLElement>('[data-part="tray"]')
  const boxes = () => [...page.querySelectorAll<HTMLInputElement>('[data-compare-id]')]
  const chosen: string[] = []

  function show(): void {
    tray?.toggleAttribute('hidden', chosen.length === 0)
    tray?.querySelector('[role="status"]')?.replaceChildren(SAY.chosen(chosen.length))
    const link = tray?.querySelector('a')
    link?.toggleAttribute('hidden', chosen.length < 2)
    link?.setAttribute('href', comparePath(chosen))
  }
  page.addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLInputElement) || !target.dataset.compareId) return
    const { compareId } = target.dataset
    const at = chosen.indexOf(compareId)
    if (at >= 0) chosen.splice(at, 1)
    else if (chosen.length < COMPARED_MOST) chosen.push(compareId)
    show()
    if (target.checked && !chosen.includes(compareId)) {
      target.checked = false
      tray?.querySelector('[role="status"]')?.replaceChildren(SAY.full)
    }
  })
  /** A list that was drawn anew, or whose listings have gone, chooses what is left of it. */
  page.addEventListener('saved-drawn', () => {
    const here = boxes()
    const ids = new Set(here.map(({ dataset }) => dataset.compareId))
    for (const id of [...chosen]) if (!ids.has(id)) chosen.splice(chosen.indexOf(id), 1)
    for (const box of here) box.checked = chosen.includes(box.dataset.compareId ?? '')
    show()
  })
}
