import type { Desk } from '../../../contract/moderation.ts'
import { testDeps } from '../database/test-deps.ts'
import { handlers } from '../http/handlers.ts'
import { ask } from '../http/requests.ts'
import { openForAdmins } from './approving.ts'

const {
  approveEdit,
  rejectEdit,
  approveListing: approve,
  readDesk,
  rejectListing: reject,
  undoDecision: undo,
} = handlers

/**
 * Returns an admin's actions at the desk, who opens what they approve, with the session from `cookie`, or with another
 * one.
 */
export function deciding(cookie: () => string) {
  const post = (handler: typeof approve, path: string, body?: unknown, as = cookie()) =>
    ask(handler, { method: 'POST', path: `/api/moderation/${path}`, body, cookie: as })
  return {
    approveIt: async (id: string, version = 1, as?: string) => {
      await openForAdmins(testDeps().db, id)
      return post(approve, `${id}/approve`, { version }, as)
    },
    rejectIt: (
      id: string,
      reason: unknown = 'The photos are of another flat.',
      version = 1,
      as?: string,
    ) => post(reject, `${id}/reject`, { version, reason }, as),
    undoIt: (decisionId: string) => post(undo, `log/${decisionId}/undo`),
    desk: async () =>
      (await ask(readDesk, { path: '/api/moderation', cookie: cookie() })).body as unknown as Desk,
  }
}

/** Returns the same actions for changes of listings. */
export function decidingEdits(cookie: () => string, reason: string) {
  const post = (handler: typeof approveEdit, path: string, body: unknown) =>
    ask(handler, { method: 'POST', path: `/api/edits/${path}`, body, cookie: cookie() })
  return {
    approveIt: async (id: string, version = 1) => {
      await openForAdmins(testDeps().db, id)
      return post(approveEdit, `${id}/approve`, { version })
    },
    rejectIt: (id: string, version = 1, why = reason) =>
      post(rejectEdit, `${id}/reject`, { version, reason: why }),
  }
}
