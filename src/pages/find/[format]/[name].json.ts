import type { APIRoute, GetStaticPaths } from 'astro'
import { INDEX_FORMAT } from '../../../contract/search-index.ts'
import { searchIndex } from '../../../server/build.ts'

/** The files that the search reads: one for each city to filter, and the cards of its results. */
export const getStaticPaths = (async () =>
  Array.from((await searchIndex()).files, ([name, text]) => ({
    params: { format: String(INDEX_FORMAT), name },
    props: { text },
  }))) satisfies GetStaticPaths

export const GET: APIRoute<{ text: string }> = ({ props }) =>
  new Response(props.text, { headers: { 'content-type': 'application/json' } })
