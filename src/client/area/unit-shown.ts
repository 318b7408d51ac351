import { AREA_UNIT, AREA_UNIT_NAMES, type AreaUnit } from '../../domain/area/constants.ts'
import { inUnit, inUnitBeside, PER_FOOT } from '../../domain/area/in-unit.ts'
import { stored, text } from '../lib/stored.ts'

/** Texts that people wrote, asked for or chose, and elements without readable text: none of them is converted. */
const OWN_WORDS = `h1, h3, label, legend, button, textarea, script, style, .detail-description, .shared-note,
  .chips-on, .field-hint, [role="listbox"], th > a`
/** Prices on a map, and the width of one letter in units of the drawing, at the font size of their labels. */
const MEDIAN = '.map-median'
const LETTER = 7
/** Prices per sq ft whose unit is stated elsewhere on the page. */
const RATES = `[data-rate], ${MEDIAN}, .place-among-ends dd`
/** Facts in a row that can wrap. Each keeps its first width: the content below must not move. */
const IN_ROW = '.detail-main-facts > li'
/** Plots on a map, whose label a screen reader speaks. */
const HEARD = '.map-place'

/** For each text and each plot label: the value as first stated, and the value as shown. */
const known = new WeakMap<Node, { stated: string; shown: string }>()
let unit: AreaUnit | undefined
let watcher: MutationObserver | undefined

const statedOf = (node: Node, now: string) => {
  const entry = known.get(node)
  return entry?.shown === now ? entry.stated : now
}

function inText(node: Text, stated: string): string {
  const parent = node.parentElement
  if (!unit || !parent || parent.closest(OWN_WORDS)) return stated
  if (parent.matches(RATES)) return inUnitBeside(PER_FOOT, stated, unit)
  const label = parent.closest('dl > div, tr')?.firstElementChild?.firstChild
  return label instanceof Text
    ? inUnitBeside(statedOf(label, label.data), stated, unit)
    : inUnit(stated, unit)
}

/** Widens the pill around a price on a map by the width of the added letters. */
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

/** Shows every area of the page in the unit, also areas that are added later. */
function show(): void {
  const main = document.querySelector('main')
  if (!main) return
  showIn(main)
  watcher ??= new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes)
      for (const node of type === 'characterData' ? [target] : addedNodes) showIn(node)
  })
  watcher.observe(main, { childList: true, characterData: true, subtree: true })
}

/** Shows areas in a unit, or as stated if it is empty, and keeps the choice. */
export function chooseUnit(text: string): void {
  unit = named(text)
  try {
    localStorage.setItem(AREA_UNIT, JSON.stringify(text))
  } catch {
    // Storage can be forbidden; the unit then holds for this page only.
  }
  show()
}

/** Shows areas in the unit that this device keeps. Returns the unit, which is empty for areas as stated. */
export function showKeptUnit(): string {
  const kept = stored('localStorage', AREA_UNIT, text)
  // If nothing is kept, this page's choice holds. An empty kept value means: areas as stated.
  if (kept !== undefined) unit = named(kept)
  show()
  return unit ?? ''
}
