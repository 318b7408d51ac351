import type { Download, Picture } from '../contract/endpoint.ts'
import { ERRORS, type ErrorReply } from '../contract/errors.ts'
import { type Failure, fail } from '../contract/result.ts'

export const SECURITY_HEADERS = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'strict-transport-security': 'max-age=63072000; includeSubDomains; preload',
  'cross-origin-resource-policy': 'same-origin',
} as const

export function reply(
  body: unknown,
  status: number,
  requestId: string,
  headers: Record<string, string> = {},
): Response {
  return Response.json(body, {
    status,
    headers: { ...SECURITY_HEADERS, 'x-request-id': requestId, ...headers },
  })
}

/** A success that the browser saves as a file and does not show. */
export function fileReply(
  { fileName, text }: Download,
  media: string,
  requestId: string,
  more: Record<string, string> = {},
): Response {
  const headers = {
    ...SECURITY_HEADERS,
    ...more,
    'content-type': media,
    'content-disposition': `attachment; filename="${fileName}"`,
    'x-request-id': requestId,
  }
  return new Response(text, { headers })
}

/** A success that is looked at and kept nowhere. */
export function pictureReply({ bytes }: Picture, media: string, requestId: string): Response {
  const headers = {
    ...SECURITY_HEADERS,
    'cache-control': 'private, no-store',
    'content-type': media,
    'x-robots-tag': 'noindex',
    'x-request-id': requestId,
  }
  return new Response(bytes, { headers })
}

/** The answer for a failure, in the form of the contract. */
export function failureReply(
  failure: Failure,
  requestId: string,
  headers?: Record<string, string>,
): Response {
  const { status, sentence } = ERRORS[failure.code]
  const body: ErrorReply = { code: failure.code, message: failure.message ?? sentence, requestId }
  const { fields, listingId, retryAfter } = failure
  if (fields) body.fields = fields
  if (listingId) body.listingId = listingId
  if (retryAfter) body.retryAfter = retryAfter
  return reply(body, status, requestId, {
    ...(retryAfter && { 'retry-after': String(retryAfter) }),
    ...headers,
  })
}

/** Answers HEAD as GET without the body: the same status and headers (RFC 9110). */
export const withHead =
  <Rest extends unknown[]>(answer: (request: Request, ...rest: Rest) => Promise<Response>) =>
  async (request: Request, ...rest: Rest): Promise<Response> => {
    if (request.method !== 'HEAD') return answer(request, ...rest)
    const { url, headers, signal } = request
    const { status, headers: answered } = await answer(
      new Request(url, { headers, signal }),
      ...rest,
    )
    return new Response(null, { status, headers: answered })
  }

/** Logs an unexpected error with the request id of its answer. The answer never contains the error's message. */
export function unexpected(error: unknown, requestId: string): Response {
  console.error(
    JSON.stringify({
      event: 'unexpected_error',
      requestId,
      error: error instanceof Error ? error.stack : String(error),
    }),
  )
  return failureReply(fail('internal'), requestId)
}
