import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { MIGRATIONS } from '../../test/support/database/postgres.ts'

/** Statements that would break the code deployed before, or a build that runs before its migration. */
const NEVER =
  /\bDROP (TABLE|COLUMN|INDEX|TYPE|SCHEMA|VIEW|DEFAULT)\b|\bRENAME\b|\bSET NOT NULL\b|\bSET DATA TYPE\b|^TRUNCATE\b|ADD COLUMN (?!.*\bDEFAULT\b).*\bNOT NULL\b/is

const CONSTRAINT = /CONSTRAINT "(\w+)" (CHECK|UNIQUE|FOREIGN KEY|PRIMARY KEY)(.*?),?$/gm
const TEXTS = /'[^']*'/g
const allIn = (some: Iterable<string>, all: ReadonlySet<string>) =>
  [...some].every((one) => all.has(one))
const textsOf = (rule: string) => new Set(rule.match(TEXTS))

const LISTS = /\(('[^']*'(, )?)+\)/g
const RANGES = /between (-?\d+) and (-?\d+)/g
const rangesOf = (rule: string) => [...rule.matchAll(RANGES)].map((match) => match.map(Number))

/**
 * Whether a constraint allows everything that the former one did: it is the same, with more texts allowed, or wider
 * ranges.
 */
const isWider = (rule: string, former: string) =>
  rule.replace(LISTS, '').replace(RANGES, '') === former.replace(LISTS, '').replace(RANGES, '') &&
  allIn(textsOf(former), textsOf(rule)) &&
  rangesOf(rule).every(([, low = 0, high = 0], n) => {
    const [, least = 0, most = 0] = rangesOf(former)[n] ?? []
    return low <= least && high >= most
  })

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
  // The first one meets no table and no code.
  const unexpected = MIGRATIONS.flatMap((file, place) => {
    const text = readFileSync(file, 'utf8')
    const taken = place === 0 ? [] : takenAway(text, constraints)
    for (const [, name = '', , rule = ''] of text.replaceAll(/;.*$/gm, '').matchAll(CONSTRAINT))
      constraints.set(name, rule)
    return taken
  })
  expect(unexpected).toEqual([])
})

test.each([
  'ALTER TABLE "users" DROP COLUMN "name";',
  'ALTER TABLE "users" ADD COLUMN "age" integer NOT NULL;',
  'ALTER TABLE "users" ALTER COLUMN "name" SET DATA TYPE integer;',
  'ALTER TABLE "users" RENAME COLUMN "name" TO "called";',
  'ALTER TABLE "users" ADD CONSTRAINT "users_age" CHECK ("users"."age" between 1 and 9);',
  `ALTER TABLE "users" ADD CONSTRAINT "users_role" CHECK ("users"."role" in ('Owner'));`,
  'ALTER TABLE "users" ADD CONSTRAINT "users_named" CHECK (length("users"."name") > 3);',
])('%s would take something away', (statement) => {
  const rules = new Map([
    ['users_role', `("users"."role" in ('Owner', 'Agent'))`],
    ['users_age', '("users"."age" between 0 and 9)'],
  ])
  expect(takenAway(statement, rules)).toEqual([statement])
})
