import ts from 'typescript'
import { flawFinder, programOf } from './declared-types.ts'
import { type EndpointName, endpoints } from '../http/endpoints.ts'

const FILE = 'src/test/support/http/endpoints.ts'

function readContract() {
  const program = programOf([FILE])
  const checker = program.getTypeChecker()
  const source = program.getSourceFile(FILE)
  const exported = source && checker.getSymbolAtLocation(source)
  const table = exported?.exports?.get(ts.escapeLeadingUnderscores('endpoints'))
  if (!table) throw new Error(`${FILE} exports no endpoints.`)
  return { checker, table: checker.getTypeOfSymbol(table) }
}

const { checker, table } = readContract()
const flawsOf = flawFinder(checker)
const partOf = (type: ts.Type, name: string): ts.Type | undefined => {
  const part = checker.getPropertyOfType(type, name)
  return part && checker.getNonNullableType(checker.getTypeOfSymbol(part))
}

/** Returns where an answer differs from the contract. */
export function replyFlaws(name: EndpointName, body: unknown): string[] {
  const endpoint = partOf(table, name)
  const reply = endpoint && partOf(endpoint, 'reply')
  const type = reply && partOf(reply, 'is')
  if (!type) throw new Error(`The contract says nothing of the reply of ${name}.`)
  return 'media' in endpoints[name] ? [] : flawsOf(type, body, name)
}
