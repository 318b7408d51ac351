/** Keeps a value in the browser's storage; false where that is forbidden or full. */
export function store(
  place: 'localStorage' | 'sessionStorage',
  name: string,
  value: unknown,
): boolean {
  try {
    globalThis[place].setItem(name, JSON.stringify(value))
    return true
  } catch {
    return false
  }
}

/** Takes a value out of the browser's storage; where that is forbidden, there is none. */
export function erase(place: 'localStorage' | 'sessionStorage', name: string): void {
  try {
    globalThis[place].removeItem(name)
  } catch {
    // Nothing was kept.
  }
}
