import { HIDDEN_LIST_TEXTS, HIDDEN_TEXTS } from '#language/hidden/texts'
import { HIDDEN_KINDS } from '../../domain/hidden/constants.ts'
import { type Hidden, isSame, withoutHidden } from '../../domain/hidden/rules.ts'
import { part } from '../lib/parts.ts'
import { write } from '../lib/write.ts'
import { hidden, keepHidden } from './hidden.ts'
import { hide } from './hide.ts'

function ofPage(host: HTMLElement, kind: Hidden['kind']): Hidden {
  const { listing = '', name = '' } = host.dataset
  return { kind, key: kind === 'home' ? listing : (host.dataset.poster ?? ''), name }
}
const isHidden = (one: Hidden) => hidden().some((other) => isSame(one, other))

/** Says on each button of a listing's page whether it hides, or shows again what is hidden. */
export function show(host: HTMLElement): void {
  for (const kind of HIDDEN_KINDS) {
    const button = part(host, kind)
    const one = ofPage(host, kind)
    const text = isHidden(one) ? HIDDEN_LIST_TEXTS.onPage[kind] : HIDDEN_TEXTS.hide[kind]
    write(button, text)
  }
}

/** Hides what a button of a listing's page is about, or shows it again. */
export async function press(host: HTMLElement, button: HTMLElement): Promise<void> {
  const kind = HIDDEN_KINDS.find((one) => part(host, one) === button) ?? 'home'
  const one = ofPage(host, kind)
  if (isHidden(one)) {
    keepHidden(withoutHidden(hidden(), one))
    return show(host)
  }
  await hide(one, { shown: async () => show(host), leave: () => button.focus() })
}
