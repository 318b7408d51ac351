import type { AnyEndpoint } from '../../../contract/endpoint.ts'
import { APART, CONCEPTS } from '../../../contract/endpoints.ts'

type Named = (typeof CONCEPTS)[keyof typeof CONCEPTS] | typeof APART
/** The name of an endpoint in the contract. */
export type EndpointName = Named extends infer One
  ? One extends unknown
    ? keyof One
    : never
  : never

/** All endpoints of the contract, by name. */
export const endpoints: Record<EndpointName, AnyEndpoint> = Object.assign(
  {},
  ...Object.values(CONCEPTS),
  APART,
)
