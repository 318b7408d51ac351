import { afterAll, beforeAll } from 'vitest'
import type { SessionUser } from '../../../contract/account.ts'
import type { Role } from '../../../domain/account/constants.ts'
import type { Db } from '../../../server/db/client.ts'
import { makeUser } from '../data/factories.ts'

/**
 * Makes something before the first test of a file, and ends it after the last one. Returns an object that has its
 * properties from then on: keep the object, and read the properties in tests and hooks only. What is made must not
 * change its own properties, because they are copied.
 */
export function setUp<Made extends object>(
  make: () => Made | Promise<Made>,
  end?: (made: Made) => unknown,
): Made {
  const made = {} as Made
  let isMade = false
  beforeAll(async () => {
    Object.assign(made, await make())
    isMade = true
  })
  // If it could not be made, only that error is of interest.
  if (end)
    afterAll(async () => {
      if (isMade) await end(made)
    })
  return made
}

/** Makes a user for the tests of a file, in the database of its backend, harness or portal. */
export const setUpUser = (on: { db: Db }, role?: Role, name?: string): SessionUser =>
  setUp(() => makeUser(on.db, role, name))
