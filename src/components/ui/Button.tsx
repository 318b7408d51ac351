import type { ComponentProps, MouseEvent, ReactNode } from 'react'

/** The main button of a form. While busy, it shows this, keeps its width and its focus, and ignores presses. */
export function SubmitButton({
  children,
  busy = false,
  busyText,
  onClick,
  type = 'submit',
  first = false,
}: {
  children: string
  busy?: boolean
  busyText: string
  onClick?: () => void
  type?: 'submit' | 'button'
  /** Takes the focus when the dialog around it opens. */
  first?: boolean
}) {
  // `aria-disabled`, because `disabled` would drop the focus of the pressed button.
  const press = (event: MouseEvent) => {
    if (busy) event.preventDefault()
    else onClick?.()
  }
  return (
    <button
      type={type}
      className="action action-main"
      data-first-focus={first || undefined}
      data-ghost={busy ? children : busyText}
      aria-disabled={busy || undefined}
      onClick={press}
    >
      {busy ? busyText : children}
    </button>
  )
}

/** Any other button of a form. `tone` marks an action that cannot be undone. */
export function QuietButton({
  children,
  label,
  tone,
  onClick,
  disabled,
  menu,
}: {
  children: ReactNode
  /** The accessible name if the visible text is not enough; it must begin with that text. */
  label?: string
  tone?: 'danger'
  onClick?: () => void
  disabled?: boolean
  /** The menu that it opens. */
  menu?: { id: string; open: boolean }
}) {
  return (
    <button
      type="button"
      className="action action-quiet"
      {...(menu && {
        popoverTarget: menu.id,
        'aria-haspopup': 'menu' as const,
        'aria-expanded': menu.open,
      })}
      data-tone={tone}
      aria-label={label}
      disabled={disabled}
      onClick={onClick}
    >
      {children}
    </button>
  )
}

/** A round button that shows only a sign; `label` is its name. */
export function IconButton({
  label,
  ...button
}: { label: string } & Omit<ComponentProps<'button'>, 'type' | 'className' | 'aria-label'>) {
  return <button type="button" className="icon-button" aria-label={label} {...button} />
}
