import type { Config } from '@netlify/functions'
import { endpoints } from '../src/contract/endpoints.ts'
import { fileName, uploadPhoto } from '../src/server/photo/upload.ts'
import { handle } from '../src/server/http.ts'

export default handle(endpoints.uploadPhoto, ({ deps, body, user, request }) =>
  uploadPhoto(deps, user, body, fileName(request)),
)

export const config: Config = { path: '/api/photos' }
