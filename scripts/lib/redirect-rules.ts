import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './paths.ts'

/** A rule of netlify.toml: `*` at the end of `from` stands for any rest, `:name` for one part of the path. */
export type Rule = { from: string; to: string; status: number; force: boolean }

/** Its rules, in their order. Reads the flat form that the file is written in: one `key = value` a line. */
export function redirectRules(text = readFileSync(join(ROOT, 'netlify.toml'), 'utf8')): Rule[] {
  return text.split(/^\[\[redirects\]\]$/m).slice(1).map((rest) => {
    const block = rest.split(/^\[/m)[0] ?? ''
    const value = (key: string) => new RegExp(`^\\s*${key} = "?([^"\\n]*?)"?$`, 'm').exec(block)?.[1] ?? ''
    return { from: value('from'), to: value('to'), status: Number(value('status')), force: value('force') === 'true' }
  })
}

/** The first rule for a path, either slash form. */
export function ruleFor(path: string, rules: readonly Rule[]): Rule | undefined {
  const plain = path.replace(/\/+$/, '') || '/'
  return rules.find(({ from }) => {
    const pattern = from.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replace(/\/\*$/, '(/.*)?').replace(/:\w+/g, '[^/]+')
    return new RegExp(`^${pattern}$`).test(plain)
  })
}
