/** The length of a description that search engines show, in characters. */
const DESCRIPTION_LENGTH = 155

/** Puts a text in one line and cuts it between two words if it is too long. */
export function cutAtWord(text: string, length = DESCRIPTION_LENGTH): string {
  const line = text.replace(/\s+/g, ' ').trim()
  if (line.length <= length) return line
  const start = line.slice(0, length)
  const whole =
    line[length - 1] === ' ' ? start : start.slice(0, start.lastIndexOf(' ', length - 2))
  return `${(whole || start.slice(0, -1)).replace(/[\s.,:;·–-]+$/, '')}…`
}
