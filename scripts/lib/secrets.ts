import { randomBytes } from 'node:crypto'
import { chmod, mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { errorCode, Problem } from './problem.ts'

export type Secrets = { authSecret: string; hookToken: string }

const fresh = () => randomBytes(32).toString('base64url')

function parse(text: string): Partial<Secrets> {
  try {
    return JSON.parse(text) as Partial<Secrets>
  } catch {
    return {}
  }
}

/**
 * Returns the secrets of this folder, made at the first start. They are kept, because a new one would sign out all
 * users and invalidate the links in mails; only their owner can read them.
 */
export async function readSecrets(file: string): Promise<Secrets> {
  let text = '{}'
  try {
    text = await readFile(file, 'utf8')
  } catch (error) {
    if (errorCode(error) !== 'ENOENT')
      throw new Problem(
        `${file} cannot be read (${errorCode(error)}). Give it back to yourself: sudo chown "$USER" ${file}`,
      )
  }
  const known = parse(text)
  const { authSecret = fresh(), hookToken = fresh() } = known
  if (!known.authSecret || !known.hookToken) {
    await mkdir(dirname(file), { recursive: true })
    // In one step: an interrupted start must not leave an incomplete file, whose secrets would be made anew.
    await writeFile(`${file}.new`, `${JSON.stringify({ authSecret, hookToken }, null, 2)}\n`, {
      mode: 0o600,
    })
    await rename(`${file}.new`, file)
  }
  await chmod(file, 0o600)
  return { authSecret, hookToken }
}
