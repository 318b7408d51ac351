import { DeviceElement } from '../../client/lib/device-element.ts'
import { part } from '../../client/lib/parts.ts'
import { showToast } from '../../client/site/toast.ts'
import { OWN_MEANS } from '../../domain/site/constants.ts'

/** Says whether a home fits what the visitor can pay, and asks for that. */
export class OwnMeansElement extends DeviceElement {
  key = OWN_MEANS
  load = () => import('../../client/afford/own-sum.ts')

  override connectedCallback() {
    super.connectedCallback()
    part(this, 'open').onclick = () =>
      this.load()
        .then(({ askMeans }) => askMeans(this))
        .catch(() => showToast())
  }
}
