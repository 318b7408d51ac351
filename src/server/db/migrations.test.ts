import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, test } from 'vitest'
import { MIGRATIONS } from '../../test/support/postgres.ts'

/** Statements that would break the code deployed before, or a build that runs before its migration. */
const NEVER =
  /\bDROP (TABLE|COLUMN|INDEX|TYPE|SCHEMA|VIEW|DEFAULT)\b|\bRENAME\b|\bSET NOT NULL\b|\bSET DATA TYPE\b|^TRUNCATE\b|ADD COLUMN (?!.*\bDEFAULT\b).*\bNOT NULL\b/is

/** Such statements in migrations from before the first public deploy. No migration may be added here. */
const BEFORE_THE_FIRST_DEPLOY: Record<string, string[]> = {
  '0003_contacts_and_answers': [
    'DROP INDEX "properties_posted_again"',
    'DROP COLUMN "posted_again_from"',
    'ALTER COLUMN "submission_key" SET NOT NULL',
    'ADD CONSTRAINT "contacts_name"',
    'ADD CONSTRAINT "contacts_mobile"',
    'ADD CONSTRAINT "contacts_message"',
  ],
  // Both constraints are weaker than before: the account may be deleted, and a photo may be a profile photo.
  '0006_accounts_and_trust': [
    'ADD CONSTRAINT "newly_project_user_id_users_id_fk"',
    'ADD CONSTRAINT "images_kept_or_dated"',
  ],
  '0007_photo_by_id': ['DROP COLUMN "photo_url"'],
  '0009_area_of_a_foot': ['ADD CONSTRAINT "properties_area"'],
}

const CONSTRAINT = /CONSTRAINT "(\w+)" (CHECK|UNIQUE|FOREIGN KEY|PRIMARY KEY)(.*?),?$/gm
const TEXTS = /'[^']*'/g
const allIn = (some: Iterable<string>, all: ReadonlySet<string>) =>
  [...some].every((one) => all.has(one))
const textsOf = (rule: string) => new Set(rule.match(TEXTS))

/** Whether a constraint allows everything that the former one did: it is the same, with more texts allowed. */
const isWider = (rule: string, former: string) =>
  rule.replace(/\(('[^']*'(, )?)+\)/g, '') === former.replace(/\(('[^']*'(, )?)+\)/g, '') &&
  allIn(textsOf(former), textsOf(rule))

/** The statements of a migration that would break the deployed code, given the constraints of earlier migrations. */
function takenAway(text: string, before: ReadonlyMap<string, string>): string[] {
  const statements = text.split('--> statement-breakpoint').map((one) => one.trim())
  const made = new Set(
    [...text.matchAll(/CREATE TABLE (?:IF NOT EXISTS )?"(\w+)"/g)].map(([, t]) => t),
  )
  const columns = new Set([...text.matchAll(/ADD COLUMN "(\w+)"/g)].map(([, name = '']) => name))
  const indexes = new Set([...text.matchAll(/CREATE (?:UNIQUE )?INDEX "(\w+)"/g)].map(([, i]) => i))
  return statements.filter((statement) => {
    // An index that the same migration creates again is only changed.
    const [, index] = /^DROP INDEX "(\w+)"/.exec(statement) ?? []
    if (index && indexes.has(index)) return false
    if (NEVER.test(statement)) return true
    const [, table = '', rest = ''] =
      /^ALTER TABLE "(\w+)" ADD (CONSTRAINT .*)$/s.exec(statement) ?? []
    if (!table || made.has(table)) return false
    const [, name = '', , rule = ''] = CONSTRAINT.exec(rest.replace(/;$/, '')) ?? []
    CONSTRAINT.lastIndex = 0
    const former = before.get(name)
    const over = [
      ...(rule.split('REFERENCES')[0]?.matchAll(/(?:^| |\()(?:"\w+"\.)?"(\w+)"/g) ?? []),
    ]
    return (
      !(former && isWider(rule, former)) &&
      !allIn(
        over.map(([, column = '']) => column),
        columns,
      )
    )
  })
}

test('A migration only adds, so that the code deployed before also runs after it', () => {
  const constraints = new Map<string, string>()
  const unexpected = MIGRATIONS.flatMap((file) => {
    const text = readFileSync(file, 'utf8')
    const known = BEFORE_THE_FIRST_DEPLOY[basename(file, '.sql')] ?? []
    const taken = takenAway(text, constraints)
    for (const [, name = '', , rule = ''] of text.replaceAll(/;.*$/gm, '').matchAll(CONSTRAINT))
      constraints.set(name, rule)
    return taken.filter((statement) => !known.some((one) => statement.includes(one)))
  })
  expect(unexpected).toEqual([])
})

test.each([
  'ALTER TABLE "users" DROP COLUMN "name";',
  'ALTER TABLE "users" ADD COLUMN "age" integer NOT NULL;',
  'ALTER TABLE "users" ALTER COLUMN "name" SET DATA TYPE integer;',
  'ALTER TABLE "users" RENAME COLUMN "name" TO "called";',
  `ALTER TABLE "users" ADD CONSTRAINT "users_role" CHECK ("users"."role" in ('Owner'));`,
  'ALTER TABLE "users" ADD CONSTRAINT "users_named" CHECK (length("users"."name") > 3);',
])('%s would take something away', (statement) => {
  const roles = `("users"."role" in ('Owner', 'Agent'))`
  expect(takenAway(statement, new Map([['users_role', roles]]))).toEqual([statement])
})
