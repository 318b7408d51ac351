/**
 * Creates a value once, at its first use: a formatter takes milliseconds at each start of a page or function. A bundle
 * leaves out a value that it does not use.
 */
/* @__NO_SIDE_EFFECTS__ */
export function lazy<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined
  return () => {
    made ??= { value: make() }
    return made.value
  }
}
