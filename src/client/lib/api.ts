import { THIS } from '#language/language/this'
import { FAILED, OFFLINE, UNREACHED } from '#language/text/texts'
import {
  type AnyEndpoint,
  addressOf,
  type BodyOf,
  type ParamsOf,
  type QueryOf,
  type ReplyOf,
} from '../../contract/endpoint.ts'
import type { ErrorReply } from '../../contract/errors.ts'
import { fail, ok, type Result } from '../../contract/result.ts'
import { LANGUAGE_HEADER } from '../../domain/language/constants.ts'
import { forgetSession } from '../account/forget-session.ts'
import { readWhileStaying, rightLost, sessionEnded } from '../site/leaving.ts'

/** The input of an endpoint; none if the endpoint takes nothing. */
type Input<E extends AnyEndpoint> = (keyof ParamsOf<E> extends never
  ? { params?: undefined }
  : { params: ParamsOf<E> }) &
  (BodyOf<E> extends null ? { body?: undefined } : { body: BodyOf<E> }) & { query?: QueryOf<E> }
type CallArguments<E extends AnyEndpoint> =
  Record<never, never> extends Input<E> ? [input?: Input<E>] : [input: Input<E>]

/** What every call sends: its answer may hold sentences. */
const HEADERS = { accept: 'application/json', [LANGUAGE_HEADER]: THIS }

/** Whether an answer says that nobody is signed in, or that the account may not do this. */
export const isSignedOut = (result: Result<unknown>): boolean =>
  !result.ok && result.code === 'not_signed_in'
export const isForbidden = (result: Result<unknown>): boolean =>
  !result.ok && result.code === 'forbidden'

/**
 * Calls an endpoint. Never throws: an unreachable server gives the code `internal` with a sentence about the
 * connection. Every caller gets the same handling of two answers: an ended session leads to the login, and a lost right
 * shows the refusal, on pages that need them.
 */
export async function call<E extends AnyEndpoint>(
  endpoint: E,
  ...[input]: CallArguments<E>
): Promise<Result<ReplyOf<E>>> {
  const url = addressOf(endpoint, input?.params, input?.query)
  const body = input?.body
  const init: RequestInit = {
    method: endpoint.method,
    headers: HEADERS,
    credentials: 'same-origin',
  }
  if (body !== undefined) {
    init.body = JSON.stringify(body)
    init.headers = { ...HEADERS, 'content-type': 'application/json' }
  }
  const result =
    endpoint.method === 'GET'
      ? await readWhileStaying((signal) => ask<ReplyOf<E>>(url, { ...init, signal }), isSignedOut)
      : await ask<ReplyOf<E>>(url, init)
  if (isSignedOut(result)) sessionEnded()
  if (isForbidden(result)) rightLost()
  return result
}

/**
 * Returns the answer to a request that needs a session, on pages that are open to all. If nobody is signed in, calls
 * `toLogin`, which sends the visitor to the login and back, and returns null.
 */
export async function signedIn<Reply>(
  answer: Promise<Result<Reply>>,
  toLogin: () => void,
): Promise<Result<Reply> | null> {
  const result = await answer
  if (!isSignedOut(result)) return result
  toLogin()
  return null
}

/** Sends a request. After the answer that nobody is signed in, no page shows the session as alive any more. */
async function ask<Reply>(url: string, init: RequestInit): Promise<Result<Reply>> {
  const result = await send<Reply>(url, init)
  if (isSignedOut(result)) await forgetSession()
  return result
}

async function send<Reply>(url: string, init: RequestInit): Promise<Result<Reply>> {
  try {
    const response = await fetch(url, init)
    return readReply<Reply>(response.status, await response.text())
  } catch {
    const message = navigator.onLine === false ? OFFLINE : UNREACHED
    return fail('internal', { message, unreached: true })
  }
}

/** Reads a result from an answer's status and text; also for answers to an XMLHttpRequest. */
export function readReply<Reply>(status: number, text: string): Result<Reply> {
  try {
    const reply: unknown = JSON.parse(text)
    if (status < 300) return ok(reply as Reply)
    // Every refusal of our server has a request id; an answer from a proxy has none.
    const { code, requestId, ...said } = reply as Partial<ErrorReply>
    if (code && said.message && requestId) return fail(code, said)
  } catch {
    // An answer from a proxy or over a broken connection counts as a failure of the server.
  }
  return fail('internal', { message: FAILED })
}
