import type { Config } from '@netlify/functions'
import { answerOpenProject } from '../src/server/project/open.ts'

export default (request: Request) => answerOpenProject(request)

// The local server compares in lower case, so the address as visitors see it needs a twin.
export const config: Config = { path: ['/Newprojectdetial', '/newprojectdetial'], method: 'GET' }
