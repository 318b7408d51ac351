import './MoreMenu.css'
import './sheet.css'
import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { QuietButton } from './Button.tsx'

export type Way = { words: string; danger?: boolean } & ({ href: string } | { press: () => void })

/** The item that a key leads to, by its place; null for any other key. */
export function itemOf(key: string, at: number, count: number): number | null {
  if (key === 'ArrowDown') return (at + 1) % count
  if (key === 'ArrowUp') return (at - 1 + count) % count
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : null
}

/** The browser focuses it while it shows the menu: "toggle" comes later, and a key pressed meanwhile would be lost. */
const focusFirst = (item: HTMLElement | null): void => void item?.toggleAttribute('autofocus', true)

/**
 * What else can be done, behind one button: a menu at it, on a phone a sheet within reach of the thumb. Arrows move in
 * it; Escape, Tab and a press outside close it, and the focus is on the button again.
 */
export function MoreMenu({
  words,
  label,
  busy,
  ways,
}: {
  words: string
  /** The accessible name, which begins with the words. */
  label: string
  busy: boolean
  ways: readonly Way[]
}) {
  const id = useId()
  const menu = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState(false)
  if (ways.length === 0) return null
  const items = () => [...(menu.current?.querySelectorAll<HTMLElement>('[role="menuitem"]') ?? [])]
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'Tab') return menu.current?.hidePopover()
    const all = items()
    const to = itemOf(event.key, all.indexOf(document.activeElement as HTMLElement), all.length)
    if (to === null) return
    event.preventDefault()
    all[to]?.focus()
  }
  return (
    <>
      <QuietButton label={label} disabled={busy} menu={{ id, open }}>
        <span aria-hidden="true">⋯</span> {words}
      </QuietButton>
      <div
        className="sheet more-menu"
        id={id}
        ref={menu}
        popover="auto"
        role="menu"
        aria-label={label}
        tabIndex={-1}
        onKeyDown={onKey}
        onToggle={({ newState }) => setOpen(newState === 'open')}
      >
        {ways.map((way, n) =>
          'href' in way ? (
            <a
              key={way.words}
              ref={n === 0 ? focusFirst : undefined}
              role="menuitem"
              tabIndex={-1}
              href={way.href}
            >
              {way.words}
            </a>
          ) : (
            <button
              key={way.words}
              ref={n === 0 ? focusFirst : undefined}
              type="button"
              role="menuitem"
              tabIndex={-1}
              data-tone={way.danger ? 'danger' : undefined}
              onClick={() => {
                // First, so that a dialog gives the focus back to the button.
                menu.current?.hidePopover()
                way.press()
              }}
            >
              {way.words}
            </button>
          ),
        )}
      </div>
    </>
  )
}
