import { loadMounted } from '../../server/api.ts'
import { statsApi } from '../../server/stats/read.ts'
import type { Handler, Mounted } from '../../server/http.ts'
import { uploadApi } from '../../server/photo/upload.ts'
import { type EndpointName, endpoints } from './endpoints.ts'

/** Every mounted endpoint: those of the router, and those whose libraries need a function of their own. */
export const allMounted: readonly Mounted[] = [...(await loadMounted()), statsApi, uploadApi]

/** How an endpoint is mounted: with what reads its parameters and its body. */
export function mountedOf(name: EndpointName): Mounted {
  const mounted = allMounted.find(({ endpoint }) => endpoint === endpoints[name])
  if (!mounted) throw new Error(`${name} is not mounted.`)
  return mounted
}

/** What answers each endpoint, past the router. */
export const handlers = Object.fromEntries(
  (Object.keys(endpoints) as EndpointName[]).map((name) => [name, mountedOf(name).answer]),
) as Record<EndpointName, Handler>
