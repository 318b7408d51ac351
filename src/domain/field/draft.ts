import { AREA_UNIT_NAMES, type AreaUnit } from '../area/constants.ts'
import { fromSquareFeet } from '../area/rules.ts'
import { groupedDigits } from '../text/digits.ts'
import { type Fields, type NameOf, namesOf } from './field.ts'

/** A form's answers as typed: one text per field, several answers one per line, an area in `areaUnit`. */
export type Draft<Name extends string = string> = Record<Name, string>

const draftFrom = <F extends Fields>(
  fields: F,
  write: (name: NameOf<F>, initial: string) => string,
) =>
  Object.fromEntries(
    namesOf(fields).map((name) => [name, write(name, fields[name]?.initial ?? '')]),
  ) as Draft<NameOf<F>>

export const emptyDraft = <F extends Fields>(fields: F) =>
  draftFrom(fields, (_, initial) => initial)

/** Restores a draft from what a device has stored: unknown keys are dropped, missing ones are empty. */
export const restoreDraft = <F extends Fields>(
  fields: F,
  stored: Readonly<Record<string, unknown>>,
) =>
  draftFrom(fields, (name, initial) => {
    const value = stored[name]
    return typeof value === 'string' ? value : initial
  })

/** The unit in which an area is typed; square feet in a form that does not ask for it. */
export function areaUnitOf({ areaUnit }: { areaUnit?: unknown }): AreaUnit {
  return AREA_UNIT_NAMES.find((unit) => unit === areaUnit) ?? AREA_UNIT_NAMES[0]
}

/** The least amount whose ten digits could be those of a mobile number. */
const LIKE_A_NUMBER = 6_000_000_000
/** An amount as a form is filled with it. */
export const plainAmount = (rupees: number): string =>
  rupees < LIKE_A_NUMBER ? String(rupees) : groupedDigits(rupees)

/** Converts answers to a draft. */
export const writeDraft = <F extends Fields>(
  fields: F,
  answers: Readonly<Partial<Record<NameOf<F>, unknown>>> & { areaUnit?: unknown },
) =>
  draftFrom(fields, (name, initial) => {
    const answer = answers[name]
    if (answer == null) return initial
    if (Array.isArray(answer)) return answer.join('\n')
    switch (fields[name]?.kind) {
      case 'area':
        return String(fromSquareFeet(Number(answer), areaUnitOf(answers)))
      case 'money':
        return plainAmount(Number(answer))
      default:
        return String(answer)
    }
  })

export const linesOf = (text: string): string[] => text.split('\n').filter(Boolean)

/** The chosen options, in their order. */
export function chosenOf<const Option extends string>(
  options: readonly Option[],
  text: string,
): Option[] {
  const lines = linesOf(text)
  return options.filter((option) => lines.includes(option))
}

/** The answer after one of its options is chosen or given up. */
export function toggled(
  options: readonly string[],
  text: string,
  option: string,
  chosen: boolean,
): string {
  const before = chosenOf(options, text)
  return options.filter((one) => (one === option ? chosen : before.includes(one))).join('\n')
}
