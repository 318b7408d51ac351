import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { AuditRow } from '../../contract/audit.ts'
import type { BuildRow } from '../../contract/rebuild.ts'
import { AUDIT_TEXTS } from '../../domain/audit/texts.ts'
import { BUILD_TEXTS } from '../../domain/rebuild/texts.ts'
import { AuditLines } from '../audit/AuditLines.tsx'
import { BuildTable } from '../rebuild/BuildTable.tsx'

const now = new Date('2026-11-22T09:00:00Z')
const at = '2026-11-22T08:00:00Z'
const line: AuditRow = {
  ...{ id: '1', event: 'signed in', at, actor: { id: 'u', name: 'Meera' } },
  ...{ subject: null, details: {}, requestId: 'abc' },
}
const build: BuildRow = {
  ...{ id: 1, result: 'failed', revision: 7, startedAt: at, finishedAt: at, error: 'Disk full' },
}

test('Admins’ lists are tables: columns have heads, each row names itself, and no text begins with a dot', () => {
  const audit = renderToString(createElement(AuditLines, { lines: [line], now }))
  const builds = renderToString(createElement(BuildTable, { builds: [build], now }))
  const pages = [
    [audit, AUDIT_TEXTS.columns],
    [builds, BUILD_TEXTS.columns],
  ] as const
  for (const [html, columns] of pages) {
    const heads = [...html.matchAll(/<th scope="col">([^<]+)/g)].map((match) => match[1])
    expect(heads).toEqual(Object.values(columns))
    expect(html.match(/<th scope="row">/g)).toHaveLength(1)
    expect(html).not.toContain('·')
  }
})
