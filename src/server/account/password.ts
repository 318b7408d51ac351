import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

const derive = promisify(argon2)

/**
 * Argon2id: memory in KiB, passes, lanes, length in bytes. Each stored hash contains its own cost, so this one can be
 * raised.
 */
const COST = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 } as const

async function tag(
  password: string,
  nonce: Buffer,
  cost: { memory: number; passes: number; parallelism: number; tagLength: number },
) {
  return derive('argon2id', { message: Buffer.from(password.normalize('NFKC')), nonce, ...cost })
}

/** "argon2id$memory$passes$lanes$salt$tag", salt and tag in base64. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16)
  const hash = await tag(password, salt, COST)
  return [
    'argon2id',
    COST.memory,
    COST.passes,
    COST.parallelism,
    salt.toString('base64'),
    hash.toString('base64'),
  ].join('$')
}

/** Whether a stored hash has another cost than `COST`, and should be replaced at the next successful login. */
export function needsRehash(stored: string): boolean {
  return !stored.startsWith(`argon2id$${COST.memory}$${COST.passes}$${COST.parallelism}$`)
}

// A valid hash that no password matches, so that a login takes as long for unknown addresses as for known ones.
const UNMATCHABLE_HASH = `argon2id$${COST.memory}$${COST.passes}$${COST.parallelism}$${Buffer.alloc(16).toString('base64')}$${Buffer.alloc(32).toString('base64')}`

/** Whether a password matches a stored hash. A missing hash takes the same time and never matches. */
export async function passwordFits(password: string, stored: string | undefined): Promise<boolean> {
  const [, memory, passes, parallelism, salt, hash] = (stored ?? UNMATCHABLE_HASH).split('$')
  const expected = Buffer.from(hash ?? '', 'base64')
  const cost = {
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    tagLength: expected.length,
  }
  const actual = await tag(password, Buffer.from(salt ?? '', 'base64'), cost)
  return timingSafeEqual(actual, expected) && stored !== undefined
}
