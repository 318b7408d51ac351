import { questionPath } from '../../contract/paths.ts'
import type { Env } from '../env.ts'
import { keyedHash } from '../link-secret.ts'

export const questionSecret = (env: Pick<Env, 'authSecret'>, id: string): string =>
  keyedHash(env, `read question ${id}`)

/** The path of the page on which a question and its answer can be read, by whoever has the link. */
export const questionLink = (env: Pick<Env, 'authSecret'>, id: string): string =>
  questionPath(id, questionSecret(env, id))
