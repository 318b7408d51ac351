import { relative } from 'node:path'
import ts from 'typescript'
import type { Db } from '../../../server/db/client.ts'
import { flawFinder, programOf } from '../structure/declared-types.ts'
import { isTest, sources, walk } from '../structure/sources.ts'

/** A row that a statement returned, and the place of its call, as "src/server/x.ts:12". */
export type GivenRow = { site: string; row: unknown }

const HERE = import.meta.filename
const CLIENT = 'src/server/db/client.ts'

/** Returns the place that called the recorder: the first line of the stack outside of this file. */
function callSite(): string {
  const lines = new Error().stack?.split('\n').slice(1) ?? []
  const [, file = '', line] =
    /\(?((?:file:\/\/)?[^\s()]+):(\d+):\d+\)?$/.exec(
      lines.find((one) => !one.includes(HERE)) ?? '',
    ) ?? []
  return `${relative(process.cwd(), file.replace('file://', ''))}:${line}`
}

/** Returns the same database, which reports each row that it returns. */
export const tellingRows = (db: Db, tell: (given: GivenRow) => void): Db => ({
  rows: async <Row>(statement: Parameters<Db['rows']>[0]) => {
    const site = callSite()
    const rows = await db.rows<Row>(statement)
    for (const row of rows) tell({ site, row })
    return rows
  },
  row: async <Row>(statement: Parameters<Db['row']>[0]) => {
    const site = callSite()
    const row = await db.row<Row>(statement)
    if (row !== undefined) tell({ site, row })
    return row
  },
  each: <Row>(statement: Parameters<Db['each']>[0], take: (row: Row) => void) => {
    const site = callSite()
    return db.each<Row>(statement, (row) => {
      tell({ site, row })
      take(row)
    })
  },
  close: () => db.close(),
})

/** The declared row types of the server's statements, by their place, without statements whose rows nobody reads. */
export function declaredRows() {
  const files = sources('{src/server,src/on-demand,functions}/**/*.ts').filter(
    (one) => !isTest(one),
  )
  const program = programOf(files.map(({ path }) => path))
  const checker = program.getTypeChecker()
  const types = new Map<string, ts.Type>()
  for (const { path } of files) {
    const source = program.getSourceFile(path)
    if (!source || path === CLIENT) continue
    walk(source, (node) => {
      if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return
      const { name } = node.expression
      if (!['rows', 'row', 'each'].includes(name.text)) return
      const declared = checker.getResolvedSignature(node)?.declaration?.getSourceFile().fileName
      const type = declared?.endsWith(`/${CLIENT}`) && rowType(checker, node)
      if (!type || checker.getPropertiesOfType(type).length === 0) return
      const { line } = source.getLineAndCharacterOfPosition(name.getStart())
      types.set(`${path}:${line + 1}`, type)
    })
  }
  const flawsOf = flawFinder(checker)
  return {
    sites: [...types.keys()],
    /** Returns where a row differs from the declared type of its statement. */
    flaws: ({ site, row }: GivenRow): string[] => {
      const type = types.get(site)
      return type ? flawsOf(type, row, site) : []
    },
  }
}

/** Returns the row type that a call of a `Db` declares, or that its context expects. */
function rowType(checker: ts.TypeChecker, call: ts.CallExpression): ts.Type | undefined {
  const [asserted] = call.typeArguments ?? []
  if (asserted) return checker.getTypeFromTypeNode(asserted)
  const promised = checker.getAwaitedType(checker.getTypeAtLocation(call))
  if (!promised || !checker.isArrayType(promised))
    return promised && checker.getNonNullableType(promised)
  return checker.getTypeArguments(promised as ts.TypeReference)[0]
}
