import { shownValue } from '#language/listing/texts-values'
import { inBrief, FILE_QUESTION_TEXTS as texts } from '#language/listing-file/texts'
import { READ_TEXTS } from '#language/listing-file/texts-read'
import { PLOT } from '../listing/constants.ts'
import type { FieldName } from '../listing/fields.ts'
import { shortLabel } from '../listing/fields.ts'
import type { Confirmable } from '../reading/reading.ts'
import { fold } from '../text/fold.ts'
import type { Offer } from './offer.ts'

/** The answers to questions about a file, by the keys of the questions: what was chosen, as it is said, or typed. */
export type Answers = Readonly<Record<string, string>>

/**
 * Something in a line that only its writer knows. Lines that raise the same question share its key, so that one answer
 * counts for all of them.
 */
export type Ask = {
  key: string
  /** `_`: it is about the line as a whole. */
  field: FieldName | '_'
  /** Questions of one kind differ in their figures only, and may be answered together. */
  kind: string | null
  /** The question for a number of lines, or beside a single one, which names the column itself. */
  sentence: (lines: number | null) => string
  /** The answers to choose from, as each is said. None where the answer is typed. */
  options: readonly string[]
  answer: string | null
  /** What is wrong with the typed answer. */
  problem: string | null
}

const keyOf = (...parts: readonly (string | number)[]) => parts.join('\n')
const chosen = (key: string, options: readonly string[], answers: Answers) => {
  const answer = answers[key]
  return answer !== undefined && options.includes(answer) ? answer : null
}

/** Asks which reading of a cell is meant. */
export function askOf(
  field: FieldName,
  written: string,
  options: readonly string[],
  answers: Answers,
  kind: Ask['kind'] = null,
): Ask {
  const key = keyOf(field, fold(written), ...options)
  const sentence = (lines: number | null) =>
    lines === null
      ? texts.whichHere(inBrief(written), options)
      : texts.which(shortLabel(field), inBrief(written), lines, options)
  return {
    key,
    field,
    kind,
    sentence,
    options,
    answer: chosen(key, options, answers),
    problem: null,
  }
}

/** The kind of question whose answer may be typed beside those to choose from. */
export const UNREAD = 'unread'

/** Asks whether a cell that nobody can read may be left out: its field is not needed. */
export function unreadAskOf(field: FieldName, written: string, why: string, answers: Answers): Ask {
  const options = [READ_TEXTS.leaveEmpty]
  const key = keyOf(UNREAD, field, fold(written))
  return {
    key,
    field,
    kind: UNREAD,
    options,
    problem: null,
    sentence: (lines) =>
      lines === null
        ? READ_TEXTS.unreadHere(why)
        : READ_TEXTS.unread(shortLabel(field), why, lines),
    answer: chosen(key, options, answers),
  }
}

/** Asks once which of several columns of prices counts, by their heads. */
export function pricesAskOf(heads: readonly string[], answers: Answers): Ask {
  const key = keyOf('prices', ...heads)
  return {
    key,
    field: 'price',
    kind: null,
    options: heads,
    problem: null,
    sentence: (lines) =>
      lines === null ? READ_TEXTS.pricesHere(heads) : READ_TEXTS.prices(heads, lines),
    answer: chosen(key, heads, answers),
  }
}

/**
 * Asks in which unit the areas are, where neither a column nor a cell says it: once for plots, which are in gaj beside
 * flats in square feet, and once for all else.
 */
export function unitAskOf(propertyType: string, options: readonly string[], answers: Answers): Ask {
  const plot = propertyType === PLOT ? PLOT : ''
  const key = keyOf('areaUnit', plot)
  return {
    key,
    field: 'areaUnit',
    kind: null,
    options,
    sentence: (lines) =>
      lines === null
        ? texts.unitHere(options)
        : texts.unit(plot && shownValue(plot), lines, options),
    answer: chosen(key, options, answers),
    problem: null,
  }
}

/** Asks whether an unusual value is right. */
export function confirmAskOf({ field, kind, question, yes }: Confirmable, answers: Answers): Ask {
  const key = keyOf(field, question)
  const sentence = (lines: number | null) => texts.unusual(question, lines ?? 1)
  return {
    key,
    field,
    kind,
    sentence,
    options: [yes],
    answer: chosen(key, [yes], answers),
    problem: null,
  }
}

/** Asks for what a cell says it leaves out. It is asked about each line: every property has a price of its own. */
export function typedAskOf(
  field: FieldName,
  written: string,
  line: number,
  answers: Answers,
  problem: string | null = null,
): Ask {
  const key = keyOf(field, fold(written), line)
  return {
    key,
    field,
    kind: null,
    options: [],
    problem,
    sentence: (lines) => texts.left(lines === null ? '' : shortLabel(field), inBrief(written)),
    answer: problem === null ? answers[key] || null : null,
  }
}

const MISSING = 'missing'

/** Asks for an answer that no cell of the lines has; `options` are the answers that such a line may have. */
export function missingAskOf(field: FieldName, options: readonly string[], answers: Answers): Ask {
  const key = keyOf(MISSING, field, ...options)
  return {
    key,
    field,
    kind: null,
    options,
    problem: null,
    sentence: (lines) =>
      lines === null
        ? READ_TEXTS.missingHere(options)
        : READ_TEXTS.missing(shortLabel(field), lines, options),
    answer: chosen(key, options, answers),
  }
}

/** Asks once for what all lines have in common, where the file has no column of it. */
export function missingTypedAskOf(field: FieldName, answers: Answers): Ask {
  const key = keyOf(MISSING, field)
  return {
    key,
    field,
    kind: null,
    options: [],
    problem: null,
    sentence: (lines) =>
      lines === null
        ? READ_TEXTS.missingTypedHere
        : READ_TEXTS.missingTyped(shortLabel(field), lines),
    answer: answers[key] || null,
  }
}

/** Asks once whether the lines without a name may have one that is made from kind and place. */
export function nameAskOf(example: string, answers: Answers): Ask {
  const options = [READ_TEXTS.makeNames]
  const key = keyOf(MISSING, 'projectBuildingName')
  return {
    key,
    field: 'projectBuildingName',
    kind: null,
    options,
    problem: null,
    sentence: (lines) =>
      lines === null ? READ_TEXTS.nameHere(example) : READ_TEXTS.names(lines, example),
    answer: chosen(key, options, answers),
  }
}

const OFFERS = Object.entries(READ_TEXTS.offers) as [Offer, string][]

/** Asks what a word says about an offer. */
export function offerAskOf(word: string, answers: Answers): Ask {
  const options = OFFERS.map(([, said]) => said)
  const key = keyOf('offer', fold(word))
  return {
    key,
    field: '_',
    kind: null,
    options,
    problem: null,
    sentence: (lines) =>
      lines === null ? READ_TEXTS.offerHere(word) : READ_TEXTS.offer(word, lines),
    answer: chosen(key, options, answers),
  }
}

const WANTED = 'wanted'
/** Asks once whether the lines that look for a home are left out. */
export function wantedAskOf(answers: Answers): Ask {
  const options = [READ_TEXTS.leaveWanted, READ_TEXTS.offersHome]
  const key = keyOf(WANTED)
  return {
    key,
    field: '_',
    kind: WANTED,
    options,
    problem: null,
    sentence: (lines) => READ_TEXTS.wanted(lines ?? 1),
    answer: chosen(key, options, answers),
  }
}
/** It is asked of lines that are not posted without an answer. */
export const isAskedOfUnposted = ({ kind }: Ask): boolean => kind === WANTED

/** The offer of a line whose own word leaves it open. What looks for a home is not posted without an answer. */
export const offerOpen = (ask: Ask): Offer | undefined => {
  if (ask.kind !== WANTED) return offerAnswered(ask)
  return ask.answer === READ_TEXTS.offersHome ? 'offered' : 'expired'
}

const offerAnswered = ({ answer }: Ask): Offer | undefined =>
  OFFERS.find(([, said]) => said === answer)?.[0]

/** Asks which of several lines of one home counts. */
export function twinAskOf(lines: readonly number[], answers: Answers): Ask {
  const options = [...lines.map(READ_TEXTS.line), READ_TEXTS.apart]
  const key = keyOf('twin', ...lines)
  return {
    key,
    field: '_',
    kind: null,
    options,
    problem: null,
    sentence: () => READ_TEXTS.twins(lines),
    answer: chosen(key, options, answers),
  }
}

/** A question about a file, as it is shown: with the lines that raise it, and what a single one is about. */
export type FileQuestion = Omit<Ask, 'sentence'> & {
  sentence: string
  lines: readonly number[]
  about: string
}

/** The questions of all lines, each once: those first that settle the most lines. */
export function groupedQuestions(
  lines: readonly { line: number; about: string; asks: readonly Ask[] }[],
): FileQuestion[] {
  const all = new Map<string, { ask: Ask; lines: number[]; about: string }>()
  for (const { line, about, asks } of lines)
    for (const ask of asks) {
      const known = all.get(ask.key)
      if (!known) all.set(ask.key, { ask, lines: [line], about })
      else if (known.lines.at(-1) !== line) known.lines.push(line)
    }
  return [...all.values()]
    .toSorted((one, other) => other.lines.length - one.lines.length)
    .map(({ ask, lines: raising, about }) => ({
      ...ask,
      sentence: ask.sentence(raising.length),
      lines: raising,
      about: raising.length === 1 ? about : '',
    }))
}
