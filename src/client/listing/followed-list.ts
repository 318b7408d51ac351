/**
 * Shows a list of this device at once, and again whenever it changes: here, which one of the events says, in another
 * tab, or while the page was kept for the way back.
 */
export function followList(
  list: { key: string; events: readonly string[] },
  show: () => void,
  signal?: AbortSignal,
): void {
  const init = { signal }
  for (const event of list.events) addEventListener(event, show, init)
  addEventListener('storage', ({ key }) => key === list.key && show(), init)
  addEventListener('pageshow', ({ persisted }) => persisted && show(), init)
  show()
}
