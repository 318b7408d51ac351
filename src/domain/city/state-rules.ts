import type { RuleTexts, Sites } from '../states/form.ts'
import { RULES_ON } from '../states/on/rules.ts'
import { SITES_ON } from '../states/on/sites.ts'
import type { RoutedCity } from './constants.ts'

/** The authorities and rules for building and buying in the state of a city. */
export const stateRules = ({ state }: Pick<RoutedCity, 'state'>): RuleTexts & Sites => ({
  ...RULES_ON[state],
  ...SITES_ON[state],
})

/** What the authorities of all states are called. */
export const REGULATORS: readonly string[] = Object.values(RULES_ON).map(
  ({ regulator }) => regulator,
)
