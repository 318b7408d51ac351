/** Gives the page React's refresh hooks, which the development server sets only on pages with an island. */
export function addRefreshHooks(): void {
  if (import.meta.env.DEV && !('$RefreshReg$' in window))
    Object.assign(window, {
      $RefreshReg$: () => undefined,
      $RefreshSig$: () => (type: unknown) => type,
    })
}
