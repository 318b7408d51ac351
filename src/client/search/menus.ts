/** The menus of the bar in a wide window: one open at a time; Escape and a press outside close it. */
export function activateMenus(form: HTMLElement): () => void {
  const buttons = [...form.querySelectorAll<HTMLElement>('[data-menu] > [aria-controls]')]
  const set = (button: HTMLElement, open: boolean) => {
    button.setAttribute('aria-expanded', String(open))
    button.parentElement?.toggleAttribute('data-open', open)
  }
  const opened = () => buttons.find((button) => button.getAttribute('aria-expanded') === 'true')
  const close = () => {
    const button = opened()
    if (button) set(button, false)
  }
  for (const button of buttons)
    button.addEventListener('click', () => {
      const wasOpen = button === opened()
      close()
      set(button, !wasOpen)
    })
  document.addEventListener('keydown', (event) => {
    const button = opened()
    if (event.key !== 'Escape' || !button) return
    close()
    button.focus()
  })
  const isElsewhere = (target: EventTarget | null) =>
    !(target instanceof Node && opened()?.parentElement?.contains(target))
  document.addEventListener('pointerdown', ({ target }) => isElsewhere(target) && close())
  form.addEventListener('focusin', ({ target }) => isElsewhere(target) && close())
  return close
}
