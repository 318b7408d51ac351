const isDigit = (point: number) => /\p{Nd}/u.test(String.fromCodePoint(point))

/** The text with the digits of every script as 0 to 9; each script has its ten in a row, from zero. */
export function withPlainDigits(text: string): string {
  return text.replace(/\p{Nd}/gu, (digit) => {
    const point = digit.codePointAt(0) ?? 0
    let before = 0
    while (isDigit(point - before - 1)) before += 1
    return String(before % 10)
  })
}
