import type { Placed } from '../../contract/plot-picture.ts'

/** Shows the plot of a home without photos. Few have none, so the names of all localities are loaded for these alone. */
export function fillPlot(image: HTMLImageElement, home: Placed): void {
  import('../../contract/plot-picture.ts')
    .then(({ plotPicture }) => {
      image.src = plotPicture(home)
    })
    // Without it, as offline, the words stand alone.
    .catch(() => {})
}
