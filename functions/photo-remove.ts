import type { Config } from '@netlify/functions'
import { endpoints } from '../src/contract/endpoints.ts'
import { removePhoto } from '../src/server/photo/remove.ts'
import { handle } from '../src/server/http.ts'

export default handle(endpoints.removePhoto, ({ deps, params, user }) =>
  removePhoto(deps, user, params.id),
)

export const config: Config = { path: '/api/photos/:id', method: 'DELETE' }
