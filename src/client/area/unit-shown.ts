import { AREA_UNIT_NAMES, AREA_UNITS, type AreaUnit } from '../../domain/area/constants.ts'
import { inUnit, inUnitBeside } from '../../domain/area/in-unit.ts'
import { AREA_TEXTS as SAY } from '../../domain/area/texts.ts'
import { AREA_UNIT } from '../../domain/area/kept.ts'
import { stored, text } from '../lib/stored.ts'

/** What people wrote, asked for or chose themselves stays as it is; so does what is no text to read. */
const OWN_WORDS = `h1, h3, label, legend, button, textarea, script, style, .detail-description, .shared-note, .card-more,
  .chips-on, .field-hint, [role="listbox"], th > a`
/** Prices on a map; a letter of them is so many pixels wide at the size that its labels are drawn in. */
const MEDIAN = '.map-median'
const LETTER = 7
/** Prices per sq ft that say so elsewhere, and what says it of them. */
const RATES = `[data-rate], ${MEDIAN}, .place-among-ends dd`
const FEET = 'per sq ft'
/** Facts in a row that breaks: each keeps the room that it had at first, so that what is below stays where it is. */
const IN_ROW = '.detail-main-facts > li'
/** What a reader of the screen hears of a plot on a map. */
const HEARD = '.map-place'

const main = document.querySelector('main')
/** What each text, and the name of each plot, said at first, and what it was made to say. */
const known = new WeakMap<Node, { stated: string; shown: string }>()
let unit: AreaUnit | undefined
let watcher: MutationObserver | undefined

const statedOf = (node: Node, now: string) => {
  const own = known.get(node)
  return own?.shown === now ? own.stated : now
}

function inText(node: Text, stated: string): string {
  const parent = node.parentElement
  if (!unit || !parent || parent.closest(OWN_WORDS)) return stated
  if (parent.matches(RATES)) return inUnitBeside(FEET, stated, unit)
  const label = parent.closest('dl > div, tr')?.firstElementChild?.firstChild
  return label instanceof Text
    ? inUnitBeside(statedOf(label, label.data), stated, unit)
    : inUnit(stated, unit)
}

/** The pill around a price on a map grows with it. */
function widen(median: Element | null, letters: number): void {
  const pill = median?.matches(MEDIAN) && median.previousElementSibling
  if (!pill) return
  const wide = Number(pill.getAttribute('width')) + letters * LETTER
  pill.setAttribute('x', String(-wide / 2))
  pill.setAttribute('width', String(wide))
}

function showText(node: Text): void {
  const now = node.data
  const stated = statedOf(node, now)
  const shown = inText(node, stated)
  known.set(node, { stated, shown })
  if (now === shown) return
  const parent = node.parentElement
  if (parent?.matches(IN_ROW)) parent.style.minWidth ||= `${parent.getBoundingClientRect().width}px`
  node.data = shown
  widen(parent, shown.length - now.length)
}

function showName(plot: Element): void {
  const now = plot.getAttribute('aria-label') ?? ''
  const stated = statedOf(plot, now)
  const shown = unit ? inUnit(stated, unit) : stated
  known.set(plot, { stated, shown })
  if (now !== shown) plot.setAttribute('aria-label', shown)
}

function showIn(root: Node): void {
  const walk = document.createTreeWalker(root, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT)
  for (let node: Node | null = root; node; node = walk.nextNode()) {
    if (node instanceof Text) showText(node)
    else if (node instanceof Element && node.matches(HEARD)) showName(node)
  }
}

const named = (text: unknown) => AREA_UNIT_NAMES.find((name) => name === text)

/** Shows every area of the page in the unit, and those that come later. */
function show(): void {
  if (!main) return
  for (const select of main.querySelectorAll<HTMLSelectElement>('.area-unit select'))
    select.value = unit ?? ''
  showIn(main)
  watcher ??= new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes)
      for (const node of type === 'characterData' ? [target] : addedNodes) showIn(node)
  })
  watcher.observe(main, { childList: true, characterData: true, subtree: true })
}

function choose(text: string): void {
  unit = named(text)
  try {
    localStorage.setItem(AREA_UNIT, JSON.stringify(text))
  } catch {
    // A browser that keeps nothing shows the unit on this page alone.
  }
  show()
}

function choice(): HTMLLabelElement {
  const label = document.createElement('label')
  const select = document.createElement('select')
  label.className = 'area-unit no-print'
  label.append(`${SAY.label} `, select)
  const option = (value: string, text: string) =>
    Object.assign(document.createElement('option'), { value, textContent: text })
  select.append(
    option('', SAY.stated),
    ...AREA_UNIT_NAMES.map((name) => option(name, AREA_UNITS[name].label)),
  )
  select.value = unit ?? ''
  select.addEventListener('change', () => choose(select.value))
  return label
}

/** Shows areas in the unit that this device keeps, and puts the choice of it in the place of a button that asks for it. */
export function showUnits(button?: Element): void {
  const kept = stored('localStorage', AREA_UNIT, text)
  // Where nothing is kept, what was chosen holds for this page; another page may have chosen what is stated.
  if (kept !== undefined) unit = named(kept)
  show()
  if (!button) return
  const label = choice()
  button.replaceWith(label)
  label.querySelector('select')?.focus()
}
