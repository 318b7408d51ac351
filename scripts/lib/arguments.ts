import { type ParseArgsConfig, parseArgs } from 'node:util'
import { Problem } from './problem.ts'

/** Reads the arguments of a command. Throws a `Problem` that says which one is wrong and how the command is used. */
export function readArguments<Config extends ParseArgsConfig>(config: Config, usage: string) {
  try {
    return parseArgs(config)
  } catch (error) {
    if (!(error instanceof TypeError)) throw error
    const [wrong = ''] = error.message.split('. ')
    throw new Problem(`${wrong.replace(/\.$/, '')}.\n  ${usage}`)
  }
}
