import { AREA_UNIT_NAMES, AREA_UNITS, type AreaUnit } from '../../domain/area/constants.ts'
import { inUnit, inUnitBeside } from '../../domain/area/in-unit.ts'
import { AREA_TEXTS as SAY } from '../../domain/area/texts.ts'
import { AREA_UNIT } from '../../domain/site/constants.ts'
import { stored } from '../lib/stored.ts'

/** What people wrote or chose themselves stays as it is; so does what is no text to read. */
const OWN_WORDS = 'h1, h3, label, legend, button, textarea, script, style, .detail-description'
/** Figures that are prices per sq ft and say so elsewhere. */
const RATES = '.place-among-ends'
const FEET = 'per sq ft'

const main = document.querySelector('main')
/** What each text said at first, and what it was made to say. */
const texts = new WeakMap<Text, { stated: string; shown: string }>()
let unit: AreaUnit | undefined
let watcher: MutationObserver | undefined

const statedOf = (node: Text) => {
  const known = texts.get(node)
  return known && known.shown === node.data ? known.stated : node.data
}

function shownOf(node: Text): string {
  const stated = statedOf(node)
  const parent = node.parentElement
  if (!unit || !parent || parent.closest(OWN_WORDS)) return stated
  if (parent.closest(RATES)) return inUnitBeside(FEET, stated, unit)
  const label = parent.closest('dl > div, tr')?.firstElementChild?.firstChild
  return label instanceof Text ? inUnitBeside(statedOf(label), stated, unit) : inUnit(stated, unit)
}

function showIn(root: Node): void {
  const walk = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  for (let node: Node | null = root; node; node = walk.nextNode()) {
    if (!(node instanceof Text)) continue
    const [stated, shown] = [statedOf(node), shownOf(node)]
    texts.set(node, { stated, shown })
    if (node.data !== shown) node.data = shown
  }
}

const named = (text: unknown) => AREA_UNIT_NAMES.find((name) => name === text)

/** Shows every area of the page in the unit, and those that come later. */
function show(): void {
  if (!main) return
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
  unit = stored('localStorage', AREA_UNIT, named) ?? unit
  show()
  if (!button) return
  const label = choice()
  button.replaceWith(label)
  label.querySelector('select')?.focus()
}
