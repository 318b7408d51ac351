import './Dialog.css'
import { type ReactNode, useEffect, useRef } from 'react'

/**
 * A native modal dialog with the browser's own handling of Escape and focus. `onClose` is called however it closes. A
 * control with `data-first-focus` takes the focus when it opens.
 */
export function Dialog({
  open,
  titleId,
  onClose,
  children,
  className,
}: {
  open: boolean
  /** The id of the dialog's heading, which names it. */
  titleId: string
  onClose: () => void
  children: ReactNode
  /** A second class beside `dialog`, for a different look. */
  className?: string
}) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const element = dialog.current
    if (!open) element?.close()
    if (!element || !open || element.open) return
    element.showModal()
    // With a real keyboard the user can type at once. On a phone the screen keyboard would hide the text around the
    // field.
    if (matchMedia('(hover: hover)').matches)
      element.querySelector<HTMLElement>('[data-first-focus]')?.focus()
  }, [open])
  return (
    <dialog
      className={className ? `dialog ${className}` : 'dialog'}
      ref={dialog}
      aria-labelledby={titleId}
      onClose={onClose}
    >
      {open && children}
    </dialog>
  )
}
