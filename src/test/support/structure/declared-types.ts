import ts from 'typescript'

/** Compiles the project's files with all their imports. */
export function programOf(files: readonly string[]): ts.Program {
  const host = { ...ts.sys, onUnRecoverableConfigFileDiagnostic: () => {} }
  const options = ts.getParsedCommandLineOfConfigFile('tsconfig.json', {}, host)?.options ?? {}
  return ts.createProgram(files, { ...options, noEmit: true })
}

const has = (type: ts.Type, flags: ts.TypeFlags) => (type.flags & flags) !== 0

/** Returns a function that finds where a value differs from a type: missing, additional, or of another type. */
export function flawFinder(checker: ts.TypeChecker) {
  function objectFlaws(type: ts.Type, value: object, at: string): string[] {
    const parts = checker.getPropertiesOfType(type)
    const missing = parts
      .filter(
        ({ name, flags }) => !(flags & ts.SymbolFlags.Optional) && !Object.hasOwn(value, name),
      )
      .map(({ name }) => `${at}.${name} is missing`)
    const flaws = Object.entries(value).flatMap(([name, inner]) => {
      const part = parts.find((one) => one.name === name)
      const said = part ? checker.getTypeOfSymbol(part) : checker.getIndexInfosOfType(type)[0]?.type
      return said ? flawsOf(said, inner, `${at}.${name}`) : [`${at}.${name} is not in its type`]
    })
    return [...missing, ...flaws]
  }

  function flawsOf(type: ts.Type, value: unknown, at: string): string[] {
    if (has(type, ts.TypeFlags.Any | ts.TypeFlags.Unknown)) return []
    if (type.isUnion()) {
      const tried = type.types.map((one) => flawsOf(one, value, at))
      // The closest choice. A choice of another type says nothing about the value's parts.
      const far = (flaws: string[]) => flaws.length + (flaws[0]?.startsWith(`${at} is `) ? 1000 : 0)
      return tried.toSorted((a, b) => far(a) - far(b))[0] ?? []
    }
    const wrong = [`${at} is ${JSON.stringify(value)}, not ${checker.typeToString(type)}`]
    if (type.isLiteral()) return value === type.value ? [] : wrong
    if (has(type, ts.TypeFlags.BooleanLiteral))
      return String(value) === checker.typeToString(type) && typeof value === 'boolean' ? [] : wrong
    if (has(type, ts.TypeFlags.StringLike)) return typeof value === 'string' ? [] : wrong
    if (has(type, ts.TypeFlags.NumberLike)) return typeof value === 'number' ? [] : wrong
    if (has(type, ts.TypeFlags.Null)) return value === null ? [] : wrong
    if (typeof value !== 'object' || value === null) return wrong
    if (value instanceof Date) return type.symbol?.name === 'Date' ? [] : wrong
    if (!checker.isArrayType(type))
      return Array.isArray(value) ? wrong : objectFlaws(type, value, at)
    const [item] = checker.getTypeArguments(type as ts.TypeReference)
    if (!Array.isArray(value) || !item) return wrong
    return value.flatMap((one, n) => flawsOf(item, one, `${at}[${n}]`))
  }
  return flawsOf
}
