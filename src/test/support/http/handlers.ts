import { loadMounted } from '../../../server/api.ts'
import type { Handler, Mounted } from '../../../server/http.ts'
import { uploadApi } from '../../../server/photo/upload.ts'
import { showPaperApi } from '../../../server/right-to-offer/show-api.ts'
import { statsApi } from '../../../server/stats/read.ts'
import { type EndpointName, endpoints } from './endpoints.ts'

/** Every mounted endpoint: those of the router, and those with separate functions because of their libraries. */
export const allMounted: readonly Mounted[] = [
  ...(await loadMounted()),
  showPaperApi,
  statsApi,
  uploadApi,
]

/** Returns how an endpoint is mounted, with the schemas of its parameters, its query and its body. */
export function mountedOf(name: EndpointName): Mounted {
  const mounted = allMounted.find(({ endpoint }) => endpoint === endpoints[name])
  if (!mounted) throw new Error(`${name} is not mounted.`)
  return mounted
}

/** The handlers of all endpoints, without the router. */
export const handlers = Object.fromEntries(
  (Object.keys(endpoints) as EndpointName[]).map((name) => [name, mountedOf(name).answer]),
) as Record<EndpointName, Handler>
