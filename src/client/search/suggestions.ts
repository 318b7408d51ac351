import { SUGGESTION_TEXTS as texts } from '#language/search/texts-options'
import { otherScriptOf } from '../../domain/language/written.ts'
import type { Suggestion } from '../../domain/search/suggest.ts'
import { write } from '../lib/write.ts'
import type { Suggesting } from './suggesting.ts'

/** A part of a row. The blank is for those who hear the row as one text. */
const piece = (name: string, ...content: (string | Node)[]) => {
  const span = document.createElement('span')
  if (name) span.className = name
  span.append(...content, ' ')
  return span
}

function optionOf({ label, typed: [from, to], detail, count }: Suggestion, id: string) {
  const option = document.createElement('li')
  option.id = id
  option.setAttribute('role', 'option')
  const bold = Object.assign(document.createElement('b'), { textContent: label.slice(from, to) })
  const marked = to > from ? [label.slice(0, from), bold, label.slice(to)] : [label]
  const name = piece('', ...marked)
  const language = otherScriptOf(label)
  if (language) name.lang = language
  option.append(name, piece('words-detail', detail))
  if (count !== null) option.append(piece('words-count', texts.properties(count)))
  return option
}

type Parts = { input: HTMLInputElement; list: HTMLElement }

/** Pixels for four rows: with less, the page is scrolled. */
const LEAST_ROOM = 220
/** The bar of the page, and the label of a field below it. */
const ABOVE = 96
const MARGIN = 8

/**
 * Fits the list between the field and the end of what is visible: on a phone, the keyboard. A page with too little room
 * below the field is scrolled by what is missing.
 */
function makeRoom({ input, list }: Parts) {
  const { height = innerHeight, offsetTop = 0 } = window.visualViewport ?? {}
  const roomBelow = () => offsetTop + height - MARGIN - list.getBoundingClientRect().top
  list.style.maxHeight = ''
  const missing = Math.min(LEAST_ROOM, list.offsetHeight) - roomBelow()
  const most = input.getBoundingClientRect().top - offsetTop - ABOVE
  if (missing > 0 && most > 0)
    scrollBy({ top: Math.min(list.offsetHeight - roomBelow(), most), behavior: 'instant' })
  list.style.maxHeight = `min(26.5rem, ${Math.max(roomBelow(), 0)}px)`
}

/**
 * Shows a list of suggestions below a field. The arrow keys walk through it, Enter takes one, Escape closes it, and so
 * does Enter while none is marked. Ends with the signal. Without a search in the page, the form of the field leads to
 * one.
 * `sent`: words whose answer the page shows already.
 */
export function openSuggestions(
  parts: Parts,
  searchHere: () => Suggesting | undefined,
  signal: AbortSignal,
  sent = '',
): void {
  const { input, list } = parts
  const status = document.createElement('p')
  status.className = 'visually-hidden'
  status.setAttribute('role', 'status')
  list.after(status)
  signal.addEventListener('abort', () => status.remove())
  let shown: readonly Suggestion[] = []
  let active = -1
  /** Counts the questions: an answer to an older one is not shown. */
  let asked = 0
  const idOf = (n: number) => `${list.id}-${n}`

  function mark(place: number) {
    active = place
    for (const [n, option] of [...list.children].entries())
      option.setAttribute('aria-selected', String(n === place))
    if (place < 0) input.removeAttribute('aria-activedescendant')
    else input.setAttribute('aria-activedescendant', idOf(place))
    list.children[place]?.scrollIntoView({ block: 'nearest' })
  }

  function show(suggestions: readonly Suggestion[]) {
    shown = suggestions
    list.replaceChildren(...suggestions.map((one, n) => optionOf(one, idOf(n))))
    list.hidden = suggestions.length === 0
    list.scrollTop = 0
    input.setAttribute('aria-expanded', String(!list.hidden))
    write(status, list.hidden ? '' : texts.found(suggestions.length))
    mark(-1)
    if (!list.hidden) makeRoom(parts)
  }

  function close() {
    asked += 1
    show([])
  }

  let elsewhere: Suggesting | undefined
  const searchByForm = async () => {
    elsewhere ??= (await import('./search-elsewhere.ts')).searchElsewhere(input)
    return elsewhere
  }
  /** The search whose suggestions are shown. */
  let answering: Suggesting | undefined

  async function refresh() {
    asked += 1
    const request = asked
    try {
      const search = searchHere() ?? (await searchByForm())
      const found = await search.suggest(input.value)
      if (request !== asked) return
      answering = search
      show(found)
    } catch {
      if (request === asked) show([])
    }
  }

  function choose(n: number) {
    const chosen = shown[n]
    close()
    if (chosen) answering?.take(chosen)
    input.focus({ preventScroll: true })
  }

  function press(event: KeyboardEvent) {
    const { length } = shown
    // While a letter is being composed, the keys are those of its own list.
    if (event.isComposing) return
    if (event.key === 'ArrowDown' && length > 0) mark((active + 1) % length)
    else if (event.key === 'ArrowUp' && length > 0) mark(active <= 0 ? length - 1 : active - 1)
    else if (event.key === 'Enter' && active >= 0) choose(active)
    else if (event.key === 'Escape' && length > 0) close()
    else {
      // The list lies over the answer. The field keeps the focus: without it, Enter would not send the form.
      if (event.key === 'Enter') close()
      return
    }
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
  // The keyboard of a phone comes and goes.
  window.visualViewport?.addEventListener('resize', () => list.hidden || makeRoom(parts), {
    signal,
  })
  // Words may have been typed before this script was loaded; without any, the search is made ready for them.
  if (document.activeElement === input && (!sent || input.value !== sent)) void refresh()
}
