/** One measured figure; `ratio` compares it with another one of the same run, e.g. '4.2x the bare write'. */
export type Measurement = { what: string; value: string; ratio: string | null }

/** Returns the figures as a table for the terminal: name, value, ratio. */
export const table = (figures: readonly Measurement[]) => {
  const rows = [
    ['what', 'value', 'ratio'],
    ...figures.map((figure) => [figure.what, figure.value, figure.ratio ?? '']),
  ]
  const widths = [0, 1, 2].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)))
  return rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}
