import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './paths.ts'

/** A rule of netlify.toml: `*` at the end of `from` stands for any rest, `:name` for one part of the path. */
export type Rule = { from: string; to: string; status: number; force: boolean }

/** Its rules, in their order. Reads the flat form that the file is written in: one `key = value` a line. */
export function redirectRules(text = readFileSync(join(ROOT, 'netlify.toml'), 'utf8')): Rule[] {
  return text
    .split(/^\[\[redirects\]\]$/m)
    .slice(1)
    .map((rest) => {
      const block = rest.split(/^\[/m)[0] ?? ''
      const value = (key: string) =>
        new RegExp(`^\\s*${key} = "?([^"\\n]*?)"?$`, 'm').exec(block)?.[1] ?? ''
      return {
        from: value('from'),
        to: value('to'),
        status: Number(value('status')),
        force: value('force') === 'true',
      }
    })
}

const plainOf = (path: string) => path.replace(/\/+$/, '') || '/'

function matcherOf({ from }: Rule, flags = ''): RegExp {
  const pattern = from
    .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
    .replace(/\/\*$/, '(/.*)?')
    .replace(/:\w+/g, '[^/]+')
  return new RegExp(`^${pattern}$`, flags)
}

/** The first rule for a path, either slash form; as a host sees it that takes small and capital letters for one, if asked. */
export function ruleFor(
  path: string,
  rules: readonly Rule[],
  { ignoreCase = false } = {},
): Rule | undefined {
  return rules.find((rule) => matcherOf(rule, ignoreCase ? 'i' : '').test(plainOf(path)))
}

/** Where a rule leads from a path: `:splat` stands for what `*` stood for. */
export function targetOf(path: string, rule: Rule): string {
  const [, rest = ''] = matcherOf(rule).exec(plainOf(path)) ?? []
  return rule.to.replace(':splat', rest.slice(1))
}
