import type { APIRoute, GetStaticPaths } from 'astro'
import { groundFile } from '../../components/locality/ground.ts'
import { ROUTED_CITIES, type RoutedCity } from '../../domain/city/constants.ts'

export const getStaticPaths = (() =>
  ROUTED_CITIES.map(({ slug, name }) => ({
    params: { city: slug },
    props: { name },
  }))) satisfies GetStaticPaths

export const GET: APIRoute<{ name: RoutedCity['name'] }> = ({ props }) =>
  new Response(groundFile(props.name), { headers: { 'content-type': 'image/svg+xml' } })
