/** The length of a description that search engines show, in characters. */
const DESCRIPTION_LENGTH = 155

/** The text up to its last character that is no blank and no stop. */
export function withoutEnd(text: string): string {
  let end = text.length
  while (/[\s.,:;·–-]/.test(text.charAt(end - 1))) end -= 1
  return text.slice(0, end)
}

/** Puts a text in one line and cuts it between two words if it is too long. */
export function cutAtWord(text: string, length = DESCRIPTION_LENGTH): string {
  const line = text.replace(/\s+/g, ' ').trim()
  if (line.length <= length) return line
  const start = line.slice(0, length)
  const whole =
    line[length - 1] === ' ' ? start : start.slice(0, start.lastIndexOf(' ', length - 2))
  return `${withoutEnd(whole || start.slice(0, -1))}…`
}
