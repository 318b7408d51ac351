import type { LetterLink } from '../../domain/right-to-offer/letter-link.ts'
import type { Env } from '../env.ts'
import { isSecret, keyedHash } from '../link-secret.ts'

/** Begins the key of the limit for a mailbox whose reader is asked; its hash follows. */
export const LETTER_KEY = 'letter-to:'

/** The link with which the reader of a mailbox, by its hash, answers the question with an id. */
export const letterLink = (
  env: Pick<Env, 'authSecret'>,
  id: string,
  mailbox: string,
): LetterLink => ({ id, mailbox, secret: keyedHash(env, `owners letter ${id} ${mailbox}`) })

/** Whether a link is one of ours. */
export const opensLetter = (env: Pick<Env, 'authSecret'>, link: LetterLink): boolean =>
  isSecret(link.secret, letterLink(env, link.id, link.mailbox).secret)
