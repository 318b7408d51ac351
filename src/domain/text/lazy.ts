/** Creates a value once, at its first use: a formatter takes milliseconds at each start of a page or function. */
export function lazy<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined
  return () => {
    made ??= { value: make() }
    return made.value
  }
}
