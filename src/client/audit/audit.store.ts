import { readAudit } from '../../contract/audit.ts'
import { auditFilter } from '../../domain/audit/log.ts'
import { createAdminList } from '../lib/admin-list.ts'

export const auditLog = createAdminList({
  action: 'audit.read',
  endpoint: readAudit,
  read: auditFilter,
})
