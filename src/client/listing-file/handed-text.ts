const KEY = 'post-several-text'

/** Hands a text to the page on which several homes are posted. Returns whether the browser keeps it. */
export function handText(text: string): boolean {
  try {
    sessionStorage.setItem(KEY, text)
    return true
  } catch {
    return false
  }
}

/** The text that another page has handed over, once. */
export function takeHandedText(): string | null {
  try {
    const text = sessionStorage.getItem(KEY)
    sessionStorage.removeItem(KEY)
    return text
  } catch {
    return null
  }
}
