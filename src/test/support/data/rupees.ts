const UNITS: Record<string, number> = { L: 1e5, lakh: 1e5, Cr: 1e7, crore: 1e7 }

/** Returns the amounts in rupees that a text states, in their order. Written apart from the code that it tests. */
export function rupeesIn(text: string): number[] {
  const amounts = text.matchAll(/₹\s?(\d[\d,]*(?:\.\d+)?)(?:\s(L|lakh|Cr|crore)\b)?/gu)
  return Array.from(amounts, ([, digits = '', unit = '']) =>
    Math.round(Number(digits.replaceAll(',', '')) * (UNITS[unit] ?? 1)),
  )
}
