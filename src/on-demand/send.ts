import { unexpected } from '../server/answer.ts'
import { newId } from '../server/ids.ts'

type Response = { status?: number; headers: Headers }

/** Sets the status and the headers of a page. */
export function send(
  response: Response,
  status: number,
  headers: Record<string, string> = {},
): void {
  response.status = status
  for (const [name, value] of Object.entries(headers)) response.headers.set(name, value)
}

/** Reads data for a page. Returns `failed` if the database does not answer, and logs the cause. */
export async function readOrFail<T>(read: () => Promise<T>): Promise<T | 'failed'> {
  try {
    return await read()
  } catch (error) {
    unexpected(error, newId())
    return 'failed'
  }
}
