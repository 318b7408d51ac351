import { shownCity } from '#language/city/texts-named'
import { shownValue } from '#language/listing/texts-values'
import { formatArea } from '../area/rules.ts'
import type { Field } from '../field/field.ts'
import { exact, once } from '../money/rules.ts'
import { LAUNCH_FIELDS, type LaunchField, launchLabel } from './fields.ts'

/** An answer as a builder gave it; `links` are addresses. */
type LaunchFact = { name: string; label: string; text: string; links?: readonly string[] }

function textOf(name: string, field: Field, answer: unknown): string {
  if (name === 'city') return shownCity(String(answer))
  switch (field.kind) {
    case 'choice':
      return field.labels?.[String(answer)] ?? shownValue(String(answer))
    case 'area':
      return formatArea(Number(answer))
    case 'money':
      return exact(once(Number(answer)))
    case 'links':
      return (answer as string[]).join('\n')
    default:
      return String(answer)
  }
}

/** What a launch says, in the order of its form; nothing of what was left out. */
export function launchFacts(fields: Readonly<Record<string, unknown>>): LaunchFact[] {
  return Object.entries<Field>(LAUNCH_FIELDS).flatMap(([name, field]) => {
    const answer = fields[name]
    if (answer == null || answer === '' || (Array.isArray(answer) && answer.length === 0)) return []
    const fact = {
      name,
      label: launchLabel(name as LaunchField),
      text: textOf(name, field, answer),
    }
    return [field.kind === 'links' ? { ...fact, links: answer as string[] } : fact]
  })
}
