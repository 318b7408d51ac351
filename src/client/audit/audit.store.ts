import { adminCalls } from '../../contract/admin-calls.ts'
import { auditFilter } from '../../domain/audit/log.ts'
import { createAdminList } from '../lib/admin-list.ts'

export const auditLog = createAdminList({
  action: 'audit.read',
  endpoint: adminCalls.readAudit,
  read: auditFilter,
})
