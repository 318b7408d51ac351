import { readAudit } from '../../contract/audit.ts'
import { auditFilter } from '../../domain/audit/log.ts'
import { createAdminList } from '../lib/admin-list.ts'
import { call } from '../lib/api.ts'

export const auditLog = createAdminList({
  action: 'audit.read',
  read: auditFilter,
  ask: (query) => call(readAudit, { query }),
})
