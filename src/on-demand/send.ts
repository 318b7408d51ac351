import { unexpected } from '../server/answer.ts'
import { newId } from '../server/ids.ts'

type Response = { status?: number; headers: Headers }

/** Says with which status and headers a page goes out. */
export function send(
  response: Response,
  status: number,
  headers: Record<string, string> = {},
): void {
  response.status = status
  for (const [name, value] of Object.entries(headers)) response.headers.set(name, value)
}

/** What a page reads; `failed`, with the cause in the log, where the database does not answer. */
export async function readOrFail<T>(read: () => Promise<T>): Promise<T | 'failed'> {
  try {
    return await read()
  } catch (error) {
    unexpected(error, newId())
    return 'failed'
  }
}
