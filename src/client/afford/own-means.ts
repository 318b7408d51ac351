import {
  MONEY_FIELDS,
  RULE_LIMITS,
  RULE_NAMES,
  RULES,
  type Rules,
} from '../../domain/afford/constants.ts'
import { type Answers, meansOf, NO_ANSWERS, type Said } from '../../domain/afford/read.ts'
import type { Means } from '../../domain/afford/rules.ts'
import { BUYERS } from '../../domain/money/constants.ts'
import { OWN_MEANS } from '../../domain/site/constants.ts'
import { count, type Kind, objectOf, oneOf, orNull, stored, tableOf, text } from '../lib/stored.ts'

/** Longer texts are no amount. */
const MOST_TYPED = 60

const rupees: Kind<number> = (value) => {
  const amount = count(value)
  return amount !== undefined && Number.isFinite(amount) && amount >= 0 ? amount : undefined
}
const typed: Kind<string> = (value) => text(value)?.slice(0, MOST_TYPED)
const said: Kind<Said> = objectOf({ text: typed, rupees: orNull(rupees) })
const rules: Kind<Rules> = (value) => {
  const read = tableOf(count)(value) ?? {}
  return Object.fromEntries(
    RULE_NAMES.map((name) => {
      const { min, max } = RULE_LIMITS[name]
      const own = read[name] ?? Number.NaN
      return [name, own >= min && own <= max ? own : RULES[name]]
    }),
  ) as Rules
}
const answers: Kind<Answers> = (value) => {
  const read = objectOf({ money: tableOf(said), buyer: oneOf(BUYERS), rules })(value)
  if (!read) return undefined
  const money = Object.fromEntries(
    MONEY_FIELDS.map((name) => [name, read.money[name] ?? NO_ANSWERS.money[name]]),
  ) as Answers['money']
  return { ...read, money }
}

/** What the visitor has said of their money, which never leaves the device. */
export const ownAnswers = (): Answers => stored('localStorage', OWN_MEANS, answers) ?? NO_ANSWERS

/** What it comes to; null while it is not enough. */
export const ownMeans = (): Means | null => meansOf(ownAnswers())

/** Stores it. Removes the entry if nothing was said: pages then have nothing to load. */
export function keepAnswers(kept: Answers): void {
  try {
    if (MONEY_FIELDS.some((name) => kept.money[name].text.trim()))
      localStorage.setItem(OWN_MEANS, JSON.stringify(kept))
    else localStorage.removeItem(OWN_MEANS)
  } catch {
    // If storage is forbidden, the sheet has them until it is closed.
  }
}
