import type { Finding } from '../../src/domain/health/examination.ts'
import { say } from './steps.ts'

const SIGNS: Record<Finding['state'], string> = { good: '✓', warning: '!', bad: '✖' }

/** Prints a line for each finding and what to do about it; the exit code that follows from them. */
export function report(findings: readonly Finding[]): number {
  for (const { state, says, todo } of findings) {
    say(`${SIGNS[state]} ${says}`)
    if (state !== 'good' && todo) say(`    ${todo}`)
  }
  const count = (state: Finding['state']) => findings.filter((one) => one.state === state).length
  say(`\n${count('good')} good, ${count('warning')} to look at, ${count('bad')} to mend`)
  return count('bad') > 0 ? 1 : 0
}

/** An address without what stands behind its host; null where it is none that can be asked. */
export function originOf(address: string): string | null {
  const url = URL.canParse(address) ? new URL(address) : null
  return url && /^https?:$/.test(url.protocol) ? url.origin : null
}

/** What a text of JSON holds; nothing where it is none, as when a page answers in an endpoint's place. */
export function parsed<T>(text: string): Partial<T> {
  try {
    return JSON.parse(text) as Partial<T>
  } catch {
    return {}
  }
}
