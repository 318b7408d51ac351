import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import { type SQL, sql } from 'drizzle-orm/sql/sql'
import { Secret, TOTP } from 'otpauth'
import { plainCode } from '../../domain/account/atoms.ts'
import { TWO_STEP } from '../../domain/account/constants.ts'
import { authSecretOf, type Env } from '../env.ts'

const CODE = new RegExp(`^[0-9]{${TWO_STEP.digits}}$`)
const CIPHER = 'aes-256-gcm'
const NONCE_BYTES = 12
const TAG_BYTES = 16

function keyOf(authSecret: string): Buffer {
  return Buffer.from(hkdfSync('sha256', authSecret, '', 'two-step secrets', 32))
}

type Keys = Pick<Env, 'authSecret' | 'formerAuthSecret'>

/** Encrypts a secret for storage, so that it can be decrypted only for this user. */
export function sealSecret(keys: Keys, userId: string, secret: string): string {
  const nonce = randomBytes(NONCE_BYTES)
  const key = keyOf(authSecretOf(keys))
  const cipher = createCipheriv(CIPHER, key, nonce).setAAD(Buffer.from(userId))
  return Buffer.concat([
    nonce,
    cipher.update(secret, 'utf8'),
    cipher.final(),
    cipher.getAuthTag(),
  ]).toString('base64url')
}

/**
 * Decrypts a stored secret; null where it was encrypted with another key or for another user. One that was encrypted
 * before the last change of AUTH_SECRET comes with what to store in its place.
 */
export function openSecret(
  keys: Keys,
  userId: string,
  sealed: string,
): { secret: string; resealed: string | null } | null {
  const secret = decrypt(authSecretOf(keys), userId, sealed)
  if (secret !== null) return { secret, resealed: null }
  const older = keys.formerAuthSecret && decrypt(keys.formerAuthSecret, userId, sealed)
  return older ? { secret: older, resealed: sealSecret(keys, userId, older) } : null
}

function decrypt(authSecret: string, userId: string, sealed: string): string | null {
  try {
    const bytes = Buffer.from(sealed, 'base64url')
    const decipher = createDecipheriv(
      CIPHER,
      keyOf(authSecret),
      bytes.subarray(0, NONCE_BYTES),
    ).setAAD(Buffer.from(userId))
    decipher.setAuthTag(bytes.subarray(-TAG_BYTES))
    return (
      decipher.update(bytes.subarray(NONCE_BYTES, -TAG_BYTES), undefined, 'utf8') +
      decipher.final('utf8')
    )
  } catch {
    return null
  }
}

function generator(secret: string, names: { issuer?: string; label?: string } = {}): TOTP {
  return new TOTP({
    ...names,
    digits: TWO_STEP.digits,
    period: TWO_STEP.seconds,
    secret: Secret.fromBase32(secret),
  })
}

/** A new secret in base 32, and the URI with which an authenticator app imports it under the portal's name. */
export function newTwoStepKey(issuer: string, email: string): { secret: string; uri: string } {
  const secret = new Secret({ size: 20 }).base32
  return { secret, uri: generator(secret, { issuer, label: email }).toString() }
}

/** The time step that a code belongs to, the current one or a neighbour; null for a wrong code. */
export function stepOfCode(secret: string, code: string, now: Date): number | null {
  const token = plainCode(code)
  // The library compares lengths in bytes, and throws where they differ.
  if (!CODE.test(token)) return null
  const timestamp = now.getTime()
  const totp = generator(secret)
  const off = totp.validate({ token, timestamp, window: TWO_STEP.drift })
  return off === null ? null : totp.counter({ timestamp }) + off
}

/** A condition: a user has signed in with no code of this step or a later one. */
export const isUnusedStep = (step: number | null): SQL =>
  sql`coalesce(totp_last_step, -1) < ${step}::bigint`
