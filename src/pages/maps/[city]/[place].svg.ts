import type { APIRoute, GetStaticPaths } from 'astro'
import { plotDrawing } from '../../../components/locality/plot-drawing.ts'
import { type CityName, ROUTED_CITIES } from '../../../domain/city/constants.ts'
import { CITY_MAPS } from '../../../domain/locality/maps.ts'
import { PLOT_ELSEWHERE } from '../../../domain/locality/stamps.ts'

type Props = { name: CityName; plot: string | undefined }

export const getStaticPaths = (() =>
  ROUTED_CITIES.flatMap(({ slug, name }) =>
    [...Object.keys(CITY_MAPS[name].plots), undefined].map((plot) => ({
      params: { city: slug, place: plot ?? PLOT_ELSEWHERE },
      props: { name, plot } satisfies Props,
    })),
  )) satisfies GetStaticPaths

export const GET: APIRoute<Props> = ({ props }) =>
  new Response(plotDrawing(props.name, props.plot), {
    headers: { 'content-type': 'image/svg+xml' },
  })
