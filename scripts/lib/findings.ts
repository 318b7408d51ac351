import type { Finding } from '../../src/domain/health/examination.ts'
import { say } from './steps.ts'

const SIGNS: Record<Finding['state'], string> = { good: '✓', warning: '!', bad: '✖' }

/** Prints each finding with its solution. Returns the exit code. */
export function report(findings: readonly Finding[]): number {
  for (const { state, says, todo } of findings) {
    say(`${SIGNS[state]} ${says}`)
    if (state !== 'good' && todo) say(`    ${todo}`)
  }
  const count = (state: Finding['state']) => findings.filter((one) => one.state === state).length
  say(`\n${count('good')} good, ${count('warning')} to look at, ${count('bad')} to mend`)
  return count('bad') > 0 ? 1 : 0
}

/** Returns the origin of an address; null if it is no http address. */
export function originOf(address: string): string | null {
  const url = URL.canParse(address) ? new URL(address) : null
  return url && /^https?:$/.test(url.protocol) ? url.origin : null
}

/** Parses JSON. Returns an empty object for any other text, for example a page in place of an endpoint's answer. */
export function parsed<T>(text: string): Partial<T> {
  try {
    return JSON.parse(text) as Partial<T>
  } catch {
    return {}
  }
}
