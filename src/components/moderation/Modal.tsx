import { type ReactNode, useEffect, useRef } from 'react'

/** A native modal dialog: Escape and the browser's own focus handling included. `onClose` is told however it closes. */
export function Modal({ open, titleId, onClose, children }: { open: boolean; titleId: string; onClose: () => void; children: ReactNode }) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const own = dialog.current
    if (!open) own?.close()
    if (!own || !open || own.open) return
    own.showModal()
    // With a real keyboard one types at once; on a phone the screen keyboard would hide the suggestions.
    if (matchMedia('(hover: hover)').matches) own.querySelector('textarea')?.focus()
  }, [open])
  return (
    <dialog className="desk-dialog" ref={dialog} aria-labelledby={titleId} onClose={onClose}>
      {open && children}
    </dialog>
  )
}
