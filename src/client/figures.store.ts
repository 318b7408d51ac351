import { adminCalls } from '../contract/admin-calls.ts'
import { PATHS } from '../contract/paths.ts'
import { createAdminList } from './admin-list.ts'

export const figures = createAdminList({
  path: PATHS.adminFigures,
  action: 'figures.read',
  endpoint: adminCalls.readFigures,
  read: () => ({}),
})
