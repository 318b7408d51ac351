/** A text with semicolons as the list that it is. */
export const listed = (text: string): readonly string[] =>
  text
    .split(';')
    .map((one) => one.trim())
    .filter(Boolean)
