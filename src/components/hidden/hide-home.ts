import { DeviceElement } from '../../client/lib/device-element.ts'
import { part } from '../../client/lib/parts.ts'
import { showToast } from '../../client/site/toast.ts'
import { HIDDEN, HIDDEN_CHANGED } from '../../domain/site/constants.ts'

/** Hides the listing of a page, or all of its poster, and shows them again. */
export class HideHomeElement extends DeviceElement {
  key = HIDDEN
  override events = [HIDDEN_CHANGED]
  load = () => import('../../client/hidden/hide-on-page.ts')

  override connectedCallback() {
    super.connectedCallback()
    for (const button of [part(this, 'home'), part(this, 'poster')])
      button.onclick = () =>
        this.load()
          .then(({ press }) => press(this, button))
          .catch(() => showToast())
  }
}
