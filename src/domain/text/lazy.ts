/** Makes a value when it is first asked for, and once: formatters take milliseconds to make, at every start of a page or function. */
export function lazy<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined
  return () => {
    made ??= { value: make() }
    return made.value
  }
}
