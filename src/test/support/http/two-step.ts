import { sql } from 'drizzle-orm/sql/sql'
import { Secret, TOTP } from 'otpauth'
import { newTwoStepKey, sealSecret } from '../../../server/account/totp.ts'
import type { Db } from '../../../server/db/client.ts'
import { readEnv } from '../../../server/env.ts'

/** Returns an authenticator app's code for a secret, this number of 30-second steps later. */
export function codeOf(secret: string, stepsLater = 0): string {
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: Date.now() + stepsLater * 30_000,
  })
}

/** Gives a user a secret for two-step sign-in, prepared or active; returns the secret. */
export async function giveTwoStep(
  db: Db,
  userId: string,
  { on }: { on: boolean },
): Promise<string> {
  const { secret } = newTwoStepKey('A portal', 'a test')
  const sealed = sealSecret(readEnv(), userId, secret)
  await db.rows(
    sql`update users set totp_secret = ${sealed}, totp_since = case when ${on}::boolean then now() end where id = ${userId}`,
  )
  return secret
}
