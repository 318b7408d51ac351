import type { SQL } from 'drizzle-orm/sql/sql'
import type { SessionUser } from '../../contract/account.ts'
import type { MailKind } from '../../domain/mail/constants.ts'
import type { SiteChange } from '../../domain/rebuild/windows.ts'

/** What a decision does, as parts of the statement in `decide.ts`. They can use `chosen`. */
export type Effect = {
  parts: SQL
  /** What the log keeps of the subject. */
  snapshot: SQL
  mail: MailKind
  /** What the mail has to say besides title, listing and reason, as JSON. */
  mailMore?: SQL
  /** The line of the server's log. */
  event: string
  /** How the pages change; null if visitors have never seen what was decided on. */
  change: SiteChange | null
}

/**
 * What admins decide on: a listing, or a change of a published one. Everything in which decisions on the two differ is
 * here; `decide.ts` and `undo.ts` have the rest once.
 */
export type Subject = {
  name: 'listing' | 'edit'
  /** The alias of its row in the fragments below. */
  alias: 'p' | 'e'
  /**
   * Statement parts that lock the rows of `asked` which still have that version. The last is `chosen`: the row with the
   * columns of the log, `listing_id`, `title` and `log`, and those of `note`, a join with its columns.
   */
  chosen: (admin: SessionUser, note: { columns: SQL; join: SQL }) => SQL
  /** Condition: the admin's note `r` says that all of it was read. */
  isRead: SQL
  /** `chosen` by its alias, beside the listing `p`. */
  from: SQL
  /** Whether visitors have seen its listing before the decision, so that the CDN may have its photos. */
  wasPublic: boolean
  /** Its table as `w`, joined to `asked` where it waits. */
  waiting: SQL
  /** The newest decision on the one with an id, an SQL expression: a join named `last`. */
  lastDecision: (id: SQL) => SQL
  approved: Effect
  rejected: Effect
  undo: {
    /** Condition: decision `m` has not been overtaken. */
    undoable: SQL
    /** Parts that lock what the undo changes. */
    locked: SQL
    /** What has to be there for a line `m` to be undone: the rest of a select from `m`. */
    ready: SQL
    /** What the undo changes, for the lines of `undone`. */
    parts: SQL
    /** Condition: the pages change. */
    shown: SQL
    /** Whom to tell that a listing is back on the site. */
    restored?: SQL
  }
}
