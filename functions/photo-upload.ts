import type { Config } from '@netlify/functions'
import { uploadApi } from '../src/server/photo/upload.ts'

export default uploadApi.answer

export const config: Config = { path: '/api/photos' }
