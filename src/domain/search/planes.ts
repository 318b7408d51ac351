const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+-'
const BASE = 64
const VALUES = new Uint8Array(128)
for (let n = 0; n < BASE; n++) VALUES[DIGITS.charCodeAt(n)] = n

/**
 * Encodes non-negative whole numbers as texts, one for each digit position, the lowest first. Similar digits are then
 * adjacent and compress well, and a browser reads them without parsing numbers.
 */
export function toPlanes(numbers: ArrayLike<number>): string[] {
  const planes: string[] = []
  let rest = Array.from(numbers)
  do {
    planes.push(rest.map((number) => DIGITS[number % BASE]).join(''))
    rest = rest.map((number) => Math.floor(number / BASE))
  } while (rest.some((number) => number > 0))
  return planes
}

export function fromPlanes(planes: readonly string[], size: number): Float64Array | Uint8Array {
  const [only] = planes
  const numbers = planes.length > 1 ? new Float64Array(size) : new Uint8Array(size)
  if (planes.length === 1 && only !== undefined) {
    for (let n = 0; n < size; n++) numbers[n] = VALUES[only.charCodeAt(n)] ?? 0
    return numbers
  }
  for (const [place, plane] of planes.entries()) {
    const weight = BASE ** place
    for (let n = 0; n < size; n++)
      numbers[n] = (numbers[n] ?? 0) + (VALUES[plane.charCodeAt(n)] ?? 0) * weight
  }
  return numbers
}

/** Encodes amounts as their leading digits and, separately, their number of trailing zeros. */
export function toRounded(amounts: ArrayLike<number>): [digits: string[], zeros: string[]] {
  const digits = Array.from(amounts)
  const zeros = digits.map(() => 0)
  for (const [n, amount] of digits.entries()) {
    let own = amount
    while (own > 0 && own % 10 === 0) {
      own /= 10
      zeros[n] = (zeros[n] ?? 0) + 1
    }
    digits[n] = own
  }
  return [toPlanes(digits), toPlanes(zeros)]
}

export function fromRounded(
  [digits, zeros]: readonly [readonly string[], readonly string[]],
  size: number,
  unit = 1,
): Float64Array {
  const amounts = Float64Array.from(fromPlanes(digits, size))
  const ends = fromPlanes(zeros, size)
  for (let n = 0; n < size; n++) amounts[n] = ((amounts[n] ?? 0) * 10 ** (ends[n] ?? 0)) / unit
  return amounts
}
