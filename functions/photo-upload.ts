import { uploadApi } from '../src/server/photo/upload.ts'

export default uploadApi.answer
