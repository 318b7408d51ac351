import { adminCalls } from '../contract/admin-calls.ts'
import { createAdminList } from './admin-list.ts'

export const figures = createAdminList({
  action: 'figures.read',
  endpoint: adminCalls.readFigures,
  read: () => ({}),
})
