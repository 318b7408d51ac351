import type { Suggestion } from '../../domain/search/suggest.ts'
import type { Suggesting } from './suggesting.ts'
import { SUGGESTION_TEXTS } from '#language/search/texts-options'

const optionId = (n: number) => `suggestion-${n}`

function optionOf({ kind, label, detail }: Suggestion, n: number): HTMLElement {
  const option = document.createElement('li')
  option.id = optionId(n)
  option.setAttribute('role', 'option')
  const name = Object.assign(document.createElement('span'), { textContent: label })
  const more = Object.assign(document.createElement('span'), {
    className: 'muted',
    textContent: [SUGGESTION_TEXTS[kind], detail].filter(Boolean).join(' · '),
  })
  option.append(name, more)
  return option
}

type Parts = { input: HTMLInputElement; list: HTMLElement }

/**
 * Shows a list of suggestions below a field. The arrow keys walk through it, Enter takes one, Escape closes it. Ends
 * with the signal.
 */
export function openSuggestions(
  { input, list }: Parts,
  { suggest, take }: Suggesting,
  signal: AbortSignal,
): void {
  let shown: readonly Suggestion[] = []
  let active = -1
  /** Counts the questions: an answer to an older one is not shown. */
  let asked = 0

  function mark(place: number) {
    active = place
    for (const [n, option] of [...list.children].entries())
      option.setAttribute('aria-selected', String(n === place))
    if (place < 0) input.removeAttribute('aria-activedescendant')
    else input.setAttribute('aria-activedescendant', optionId(place))
    list.children[place]?.scrollIntoView({ block: 'nearest' })
  }

  function show(suggestions: readonly Suggestion[]) {
    shown = suggestions
    list.replaceChildren(...suggestions.map(optionOf))
    list.hidden = suggestions.length === 0
    input.setAttribute('aria-expanded', String(!list.hidden))
    mark(-1)
  }

  function close() {
    asked += 1
    show([])
  }

  async function refresh() {
    asked += 1
    const request = asked
    const found = await suggest(input.value).catch(() => [])
    if (request === asked) show(found)
  }

  function choose(n: number) {
    const chosen = shown[n]
    close()
    if (chosen) take(chosen)
    input.focus({ preventScroll: true })
  }

  function press(event: KeyboardEvent) {
    const { length } = shown
    if (event.key === 'ArrowDown' && length > 0) mark((active + 1) % length)
    else if (event.key === 'ArrowUp' && length > 0) mark(active <= 0 ? length - 1 : active - 1)
    else if (event.key === 'Enter' && active >= 0) choose(active)
    else if (event.key === 'Escape' && length > 0) close()
    else return
    event.preventDefault()
  }

  function click({ target }: MouseEvent) {
    const option = target instanceof Element ? target.closest('[role="option"]') : null
    if (option) choose([...list.children].indexOf(option))
  }

  input.addEventListener('input', refresh, { signal })
  input.addEventListener('keydown', press, { signal })
  input.addEventListener('blur', close, { signal })
  // Prevents the field from losing the focus, which would close the list under the pointer.
  list.addEventListener('pointerdown', (event) => event.preventDefault(), { signal })
  list.addEventListener('click', click, { signal })
  // Words that were typed before this script was loaded.
  if (input.value && document.activeElement === input) void refresh()
}
