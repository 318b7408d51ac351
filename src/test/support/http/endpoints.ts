import type { AnyEndpoint } from '../../../contract/endpoint.ts'
import { uploadPhoto } from '../../../contract/photo.ts'
import { readStats } from '../../../contract/stats.ts'
import { CONCEPTS } from '../../../server/api.ts'

/** Endpoints with separate functions because of their libraries. */
const apart = { readStats, uploadPhoto }

type Named = (typeof CONCEPTS)[number]['endpoints'] | typeof apart
/** The name of an endpoint in the contract. */
export type EndpointName = Named extends infer One
  ? One extends unknown
    ? keyof One
    : never
  : never

/** All endpoints of the contract, by name. */
export const endpoints: Record<EndpointName, AnyEndpoint> = Object.assign(
  {},
  ...CONCEPTS.map((concept) => concept.endpoints),
  apart,
)
