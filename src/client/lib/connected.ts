/** Whether the server answers. */
export const isReachable = (): Promise<boolean> =>
  fetch(location.href, { method: 'HEAD', cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  )

/**
 * Waits for the connection: a browser may remember for as long as the page stands that a script could not be loaded, so
 * none is asked for without it. A device without a network may still reach a server of its own, and a page with a
 * worker has its scripts on the device.
 */
export async function connected(): Promise<void> {
  if (navigator.onLine || navigator.serviceWorker?.controller) return
  const back = new Promise((resolve) => addEventListener('online', resolve, { once: true }))
  await Promise.race([back, isReachable().then((isHere) => isHere || back)])
}
