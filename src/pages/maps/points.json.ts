import type { APIRoute } from 'astro'
import { POINTS_FILE } from '../../domain/distance/points.ts'

export const GET: APIRoute = () => Response.json(POINTS_FILE)
