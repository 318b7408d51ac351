import type { APIRoute, GetStaticPaths } from 'astro'
import { indexFiles } from '../../components/search/index-files.ts'
import { siteSnapshot } from '../../server/build.ts'

/** The files that the search reads: one for each city to filter, and the cards of its results. */
export const getStaticPaths = (async () =>
  Array.from(indexFiles(await siteSnapshot()).files, ([name, text]) => ({
    params: { name },
    props: { text },
  }))) satisfies GetStaticPaths

export const GET: APIRoute<{ text: string }> = ({ props }) =>
  new Response(props.text, { headers: { 'content-type': 'application/json' } })
