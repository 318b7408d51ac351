import * as z from 'zod/mini'
import { pageSchema } from '../paging/query-schema.ts'

/** The query of a request for the builds. */
export const buildsQuerySchema = z.object({ page: pageSchema })
