import { Problem } from './problem.ts'

/** The words that a command knows, each alone or followed by a value. */
type Words = Readonly<Record<string, 'alone' | 'value'>>
type Values<W extends Words> = {
  [Word in keyof W]: W[Word] extends 'alone' ? boolean : string | undefined
}
type Given = {
  args?: readonly string[]
  environment?: Readonly<Record<string, string | undefined>>
}

/**
 * Reads the arguments of a command, which are words without dashes: `npm run restore check FILE`. npm takes an argument
 * with a dash for itself unless it comes after `--`, which PowerShell removes; the command would then do something
 * else. Such an argument is refused, even if npm has taken it. `rest` has the arguments that are neither words nor
 * values. Throws a `Problem` that says what is wrong and how the command is used.
 */
export function readArguments<const W extends Words>(
  words: W,
  usage: string,
  { args = process.argv.slice(2), environment = process.env }: Given = {},
): { values: Values<W>; rest: string[] } {
  const refuse = (sentence: string) => new Problem(`${sentence}\n  ${usage}`)
  const dashed =
    args.find((arg) => /^-./.test(arg)) ??
    Object.keys(words)
      .map((word) => `--${word}`)
      .find((flag) => environment[`npm_config_${flag.slice(2).replaceAll('-', '_')}`] !== undefined)
  if (dashed) throw refuse(`Write "${dashed.replace(/^-+/, '').replace('=', ' ')}" without dashes.`)
  const values: Record<string, boolean | string | undefined> = {}
  for (const word of Object.keys(words)) values[word] = words[word] === 'alone' ? false : undefined
  const rest: string[] = []
  for (let n = 0; n < args.length; n++) {
    const arg = args[n] ?? ''
    if (words[arg] === 'alone') values[arg] = true
    else if (words[arg] === 'value') {
      n += 1
      if (!args[n]) throw refuse(`After "${arg}" a value is missing.`)
      values[arg] = args[n]
    } else rest.push(arg)
  }
  return { values: values as Values<W>, rest }
}

/** Reads the arguments of a command that takes only its words. */
export function readWords<const W extends Words>(
  words: W,
  usage: string,
  given?: Given,
): Values<W> {
  const { values, rest } = readArguments(words, usage, given)
  if (rest[0] !== undefined) throw new Problem(`"${rest[0]}" is not known.\n  ${usage}`)
  return values
}
