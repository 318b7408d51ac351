import { DeviceElement } from '../../client/lib/device-element.ts'
import { OWN_PLACES } from '../../domain/site/constants.ts'

/** Says how far a home is from the places of the visitor's own. */
export class OwnDistancesElement extends DeviceElement {
  key = OWN_PLACES
  load = () => import('../../client/distance/own-distances.ts')
}
