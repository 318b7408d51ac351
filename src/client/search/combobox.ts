import type { Suggestion } from '../../domain/search/suggest.ts'

const input = document.querySelector<HTMLInputElement>('#words')
const list = document.querySelector<HTMLElement>('#suggestions')

type ComboboxHandlers = {
  suggest: (q: string) => Promise<Suggestion[]>
  take: (suggestion: Suggestion) => void
}

let shown: readonly Suggestion[] = []
let active = -1
let requestCount = 0

const optionId = (n: number) => `suggestion-${n}`

function mark(place: number) {
  active = place
  for (const [n, option] of [...(list?.children ?? [])].entries())
    option.setAttribute('aria-selected', String(n === place))
  if (place < 0) input?.removeAttribute('aria-activedescendant')
  else input?.setAttribute('aria-activedescendant', optionId(place))
  list?.children[place]?.scrollIntoView({ block: 'nearest' })
}

function close() {
  requestCount += 1
  shown = []
  list?.toggleAttribute('hidden', true)
  input?.setAttribute('aria-expanded', 'false')
  mark(-1)
}

function optionOf({ kind, label, detail }: Suggestion, n: number): HTMLElement {
  const option = document.createElement('li')
  option.id = optionId(n)
  option.setAttribute('role', 'option')
  const name = Object.assign(document.createElement('span'), { textContent: label })
  const more = Object.assign(document.createElement('span'), {
    className: 'muted',
    textContent: [kind, detail].filter(Boolean).join(' · '),
  })
  option.append(name, more)
  return option
}

/** A list of suggestions under the field. The arrow keys walk through it, Enter takes one, Escape closes it. */
export function activateCombobox({ suggest, take }: ComboboxHandlers): void {
  const choose = (n: number) => {
    const one = shown[n]
    close()
    if (one) take(one)
    input?.focus({ preventScroll: true })
  }
  const refresh = async () => {
    if (!input) return
    requestCount += 1
    const request = requestCount
    const found = await suggest(input.value).catch(() => [])
    if (request !== requestCount) return
    shown = found
    list?.replaceChildren(...found.map(optionOf))
    list?.toggleAttribute('hidden', found.length === 0)
    input.setAttribute('aria-expanded', String(found.length > 0))
    mark(-1)
  }
  input?.addEventListener('input', refresh)
  // Words that were typed before this script was loaded.
  if (input?.value && document.activeElement === input) refresh()
  input?.addEventListener('keydown', (event) => {
    const { length } = shown
    if (event.key === 'ArrowDown' && length > 0) mark((active + 1) % length)
    else if (event.key === 'ArrowUp' && length > 0) mark(active <= 0 ? length - 1 : active - 1)
    else if (event.key === 'Enter' && active >= 0) choose(active)
    else if (event.key === 'Escape' && length > 0) close()
    else return
    event.preventDefault()
  })
  // Prevents the field from losing the focus, which would close the list under the pointer.
  list?.addEventListener('pointerdown', (event) => event.preventDefault())
  list?.addEventListener('click', ({ target }) => {
    const option = target instanceof Element ? target.closest('[role="option"]') : null
    if (option) choose([...list.children].indexOf(option))
  })
  input?.addEventListener('blur', close)
}
