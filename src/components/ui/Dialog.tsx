import { type ReactNode, useEffect, useRef } from 'react'

/**
 * A native modal dialog: Escape and the browser's own focus handling included. `onClose` is told however it closes.
 * A control with `data-first-focus` has the focus when it opens.
 */
export function Dialog({
  open,
  titleId,
  onClose,
  children,
  className,
}: {
  open: boolean
  /** The id of the heading inside that names it. */
  titleId: string
  onClose: () => void
  children: ReactNode
  /** A class besides `dialog`, for one that looks otherwise. */
  className?: string
}) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const own = dialog.current
    if (!open) own?.close()
    if (!own || !open || own.open) return
    own.showModal()
    // With a real keyboard one types at once; on a phone the screen keyboard would hide what stands around the field.
    if (matchMedia('(hover: hover)').matches)
      own.querySelector<HTMLElement>('[data-first-focus]')?.focus()
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
