import { globSync } from 'node:fs'
import ts from 'typescript'
import { type EndpointName, endpoints } from '../http/endpoints.ts'
import { flawFinder, programOf } from './declared-types.ts'

const FILES = globSync('src/contract/*.ts', { exclude: ['**/*.test.ts'] })
const program = programOf(FILES)
const checker = program.getTypeChecker()
const modules = FILES.flatMap((file) => {
  const source = program.getSourceFile(file)
  return (source && checker.getSymbolAtLocation(source)) ?? []
})

/** Returns the type of an endpoint in the contract. */
function typeOf(name: EndpointName): ts.Type | undefined {
  const found = modules.flatMap(
    ({ exports }) => exports?.get(ts.escapeLeadingUnderscores(name)) ?? [],
  )
  return found[0] && checker.getTypeOfSymbol(found[0])
}

const flawsOf = flawFinder(checker)
const partOf = (type: ts.Type, name: string): ts.Type | undefined => {
  const part = checker.getPropertyOfType(type, name)
  return part && checker.getNonNullableType(checker.getTypeOfSymbol(part))
}

/** Returns where an answer differs from the contract. */
export function replyFlaws(name: EndpointName, body: unknown): string[] {
  const endpoint = typeOf(name)
  const reply = endpoint && partOf(endpoint, 'reply')
  const type = reply && partOf(reply, 'is')
  if (!type) throw new Error(`The contract says nothing of the reply of ${name}.`)
  return 'media' in endpoints[name] ? [] : flawsOf(type, body, name)
}
