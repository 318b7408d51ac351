import {
  type AnyEndpoint,
  type BodyOf,
  type ParamsOf,
  type ReplyOf,
  addressOf,
} from '../../contract/endpoint.ts'
import type { ErrorReply } from '../../contract/errors.ts'
import { FAILED } from '../../contract/failed.ts'
import { type Result, fail, ok } from '../../contract/result.ts'
import { readWhileStaying, rightLost, sessionEnded } from '../site/leaving.ts'

/** What an endpoint takes; nothing to say where it takes nothing. */
type Input<E extends AnyEndpoint> = (keyof ParamsOf<E> extends never
  ? { params?: undefined }
  : { params: ParamsOf<E> }) &
  (BodyOf<E> extends null ? { body?: undefined } : { body: BodyOf<E> })
type Said<E extends AnyEndpoint> =
  Record<never, never> extends Input<E> ? [input?: Input<E>] : [input: Input<E>]

const isSignedOut = (result: Result<unknown>) => !result.ok && result.code === 'not_signed_in'

/**
 * Calls an endpoint. Never throws: a server out of reach is `internal`. On a page that needs a session the answer that it
 * has ended leads to the login, and on one that needs a right the answer that it is lost is shown, whoever asked.
 */
export async function call<E extends AnyEndpoint>(
  endpoint: E,
  ...[input]: Said<E>
): Promise<Result<ReplyOf<E>>> {
  const url = addressOf(endpoint, input?.params)
  const body = input?.body
  const init: RequestInit = {
    method: endpoint.method,
    headers: { accept: 'application/json' },
    credentials: 'same-origin',
  }
  if (body !== undefined) {
    init.body = JSON.stringify(body)
    init.headers = { accept: 'application/json', 'content-type': 'application/json' }
  }
  const result =
    endpoint.method === 'GET'
      ? await readWhileStaying((signal) => ask<ReplyOf<E>>(url, { ...init, signal }), isSignedOut)
      : await ask<ReplyOf<E>>(url, init)
  if (isSignedOut(result)) sessionEnded()
  if (!result.ok && result.code === 'forbidden') rightLost()
  return result
}

/**
 * The answer to who is signed in, for pages that anybody may open. Where it says that nobody is, `toLogin` leads to the
 * login, from which it knows the way back, and there is no answer.
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

async function ask<Reply>(url: string, init: RequestInit): Promise<Result<Reply>> {
  try {
    const response = await fetch(url, init)
    return readReply<Reply>(response.status, await response.text())
  } catch {
    return fail('internal', { message: FAILED })
  }
}

/** The result in an answer's status and text; also for answers that came by XMLHttpRequest. */
export function readReply<Reply>(status: number, text: string): Result<Reply> {
  try {
    const reply: unknown = JSON.parse(text)
    if (status < 300) return ok(reply as Reply)
    // Every refusal of ours names its request; an answer from a proxy does not.
    const error = reply as Partial<ErrorReply>
    if (error.code && error.message && error.requestId)
      return fail(error.code, {
        message: error.message,
        ...(error.fields ? { fields: error.fields } : {}),
      })
  } catch {
    // An answer that is not ours, from a proxy or a broken line, is no different from a failure of the server.
  }
  return fail('internal', { message: FAILED })
}
