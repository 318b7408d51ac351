/** How many listings are measured with; the first number is what others are compared with. */
export const scaleSizes = () =>
  process.env.SCALE_LISTINGS?.split(',').map(Number) ?? [10_000, 100_000]
