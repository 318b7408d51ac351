import cleanupFunction from '../../../../functions/cleanup.ts'
import dueFunction from '../../../../functions/due.ts'
import type { Handler } from '../../../server/http.ts'
import { testDeps } from '../database/test-deps.ts'

const byClock = (answer: Handler) => () =>
  answer(new Request('http://localhost/'), { ip: '' }, testDeps)

/** Run the scheduled functions with the dependencies of the test file. */
export const due = byClock(dueFunction)
export const cleanup = byClock(cleanupFunction)
