/** How many clicks away from the start each page is that links reach. */
export function clicksFrom(
  start: string,
  linksOf: (page: string) => readonly string[],
): Map<string, number> {
  const clicks = new Map([[start, 0]])
  // A map goes on to what is added while it is walked.
  for (const [page, count] of clicks)
    for (const next of linksOf(page)) if (!clicks.has(next)) clicks.set(next, count + 1)
  return clicks
}
