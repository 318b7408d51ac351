import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { sql } from 'drizzle-orm/sql/sql'
import { beforeAll, describe, expect, test } from 'vitest'
import { photoPath } from '../../contract/paths.ts'
import type { Project } from '../../domain/project/schema.ts'
import { makeCityProject, makePhotoRow, makeUser } from '../../test/support/data/factories.ts'
import { setUpBackend } from '../../test/support/database/backend.ts'
import { handlers } from '../../test/support/http/handlers.ts'
import { ask } from '../../test/support/http/requests.ts'
import { newId } from '../ids.ts'
import { readProjectPage } from '../pages.ts'
import { answerOpenProject } from './open.ts'

const { readCityProjects: readCity } = handlers

const backend = setUpBackend()
let adminId: string
beforeAll(async () => {
  adminId = (await makeUser(backend.db, 'Admin')).id
})

async function launch(city: string, locality: string): Promise<string> {
  const id = newId()
  await backend.db.rows(sql`
    insert into newly_project (id, user_id, city, project_building_name, locality, listing_type, property_category, property_type, price)
    values (${id}, ${adminId}, ${city}, 'Nandanvan', ${locality}, 'Sell', 'Residential', 'Flat/Apartment', 7200000)`)
  return id
}

const open = (query: string) =>
  ask((request) => answerOpenProject(request, {}, () => backend), {
    path: `/Newprojectdetial${query}`,
  })
const leadsTo = async (query: string) => {
  const answer = await open(query)
  return [answer.status, answer.headers.get('location')]
}
const stored = async (id: string) =>
  backend.db.row<{ city: string; revision: number }>(
    sql`select city, (select revision from site_revision) as revision from newly_project where id = ${id}`,
  )

describe('The project redirect page', () => {
  test('redirects to /{city in lower case}/{id}, whatever the case of city, id and address, and changes nothing', async () => {
    const id = await launch(' Lucknow', 'Aliganj')
    const before = await stored(id)
    expect(await leadsTo(`?id=${id}`)).toEqual([302, `/lucknow/${id}/`])
    expect(await leadsTo(`?id=${id.toUpperCase()}`)).toEqual([302, `/lucknow/${id}/`])
    expect(await stored(id)).toEqual(before)
  })

  test('replaces a city that is not one of the five with the locality and saves it, once', async () => {
    const id = await launch('Uttar Pradesh', 'Kanpur')
    const { revision = 0 } = (await stored(id)) ?? {}
    expect(await leadsTo(`?id=${id}`)).toEqual([302, `/kanpur/${id}/`])
    expect(await stored(id)).toEqual({ city: 'Kanpur', revision: revision + 1 })
    expect(await leadsTo(`?id=${id}`)).toEqual([302, `/kanpur/${id}/`])
    expect(await stored(id)).toEqual({ city: 'Kanpur', revision: revision + 1 })
  })

  test('redirects to /unknown/{id} where the locality is no city either', async () => {
    const id = await launch('Bundelkhand', 'Chitrakoot')
    expect(await leadsTo(`?id=${id}`)).toEqual([302, `/unknown/${id}/`])
    expect(await stored(id)).toMatchObject({ city: 'Chitrakoot' })
    expect(await leadsTo(`?id=${id}`)).toEqual([302, `/unknown/${id}/`])
  })

  test('keeps the city where there is no locality to replace it', async () => {
    const id = await launch('Bundelkhand', ' ')
    expect(await leadsTo(`?id=${id}`)).toEqual([302, `/unknown/${id}/`])
    expect(await stored(id)).toMatchObject({ city: 'Bundelkhand' })
  })

  test('repairs a city project as well', async () => {
    const id = await makeCityProject(backend.db, { city: 'UP', locality: 'Varanasi' })
    expect(await leadsTo(`?id=${id}`)).toEqual([302, `/varanasi/${id}/`])
    expect(await backend.db.row(sql`select city from project_explore where id = ${id}`)).toEqual({
      city: 'Varanasi',
    })
  })

  test('raises the revision once when it is opened twenty times at once, and redirects everyone to the new city', async () => {
    const id = await launch('UP', 'Noida')
    const { revision = 0 } = (await stored(id)) ?? {}
    const answers = await Promise.all(Array.from({ length: 20 }, () => leadsTo(`?id=${id}`)))
    expect(new Set(answers.map(([, path]) => path))).toEqual(new Set([`/noida/${id}/`]))
    expect(await stored(id)).toEqual({ city: 'Noida', revision: revision + 1 })
  })

  test('requests a build only when it changed something', async () => {
    let builds = 0
    const hook = createServer((_, response) => {
      builds += 1
      response.end()
    })
    await new Promise<void>((resolve) => hook.listen(0, '127.0.0.1', resolve))
    const buildHookUrl = `http://127.0.0.1:${(hook.address() as AddressInfo).port}/`
    const hooked = () => ({ ...backend, env: { ...backend.env, buildHookUrl } })
    const id = await launch('UP', 'Gurugram')
    for (let n = 0; n < 2; n++)
      await ask((request) => answerOpenProject(request, {}, hooked), {
        path: `/newprojectdetial?id=${id}`,
      })
    await new Promise((resolve) => hook.close(resolve))
    expect(builds).toBe(1)
  })

  test('redirects an unknown or invalid id to the page that reports it, and a missing id to the list', async () => {
    expect(await leadsTo('?id=nosuchproject')).toEqual([302, '/unknown/nosuchproject/'])
    for (const id of ['%2F%2Fevil.example', '..', "x'; drop table newly_project --"])
      expect(await leadsTo(`?id=${id}`)).toEqual([302, '/unknown/unknown/'])
    expect(await leadsTo('')).toEqual([302, '/NewProject'])
  })
})

describe('Reading projects', () => {
  test('returns one by its id, with the further fields of a launch', async () => {
    const explored = await readProjectPage(backend.db, await makeCityProject(backend.db))
    expect(explored?.project).toMatchObject({
      city: 'Noida',
      projectBuildingName: 'Sarovar Greens',
      imageUrls: [],
      launch: null,
    })
    const launched = await readProjectPage(backend.db, await launch('Noida', 'Sector 75'))
    expect(launched?.project).toMatchObject({
      locality: 'Sector 75',
      launch: { price: 7_200_000, propertyType: 'Flat/Apartment' },
    })
    expect(JSON.stringify(launched)).not.toContain(adminId)
  })

  test('includes the placeholders of its stored pictures', async () => {
    const photo = await makePhotoRow(backend.db, await makeUser(backend.db, 'Admin'))
    const row = await backend.db.row<{ key: string; placeholder: string }>(
      sql`select key, placeholder from images where id = ${photo}`,
    )
    const stored = photoPath(row?.key ?? '', 640)
    const id = await launch('Lucknow', 'Aliganj')
    await backend.db.rows(
      sql`update newly_project set image_urls = array[${stored}, '/art/cities/lucknow.svg'] where id = ${id}`,
    )
    const found = await readProjectPage(backend.db, id)
    expect(found?.project.standIns).toEqual({ [stored]: row?.placeholder })
  })

  test('finds none by an unknown id', async () => {
    expect(await readProjectPage(backend.db, 'nosuchproject')).toBeNull()
  })

  const inCity = async (city: string) =>
    (await ask(readCity, { path: `/api/city-projects/${encodeURIComponent(city)}` })).body
      .projects as Project[]

  test('returns those of a city by free text, newest first, without regard to case and outer spaces', async () => {
    const older = await makeCityProject(backend.db, { city: 'Chitrakoot Dham' })
    // The local database's clock counts whole milliseconds, so two rows may have the same time.
    await backend.db.rows(
      sql`update project_explore set created_at = now() - interval '1 minute' where id = ${older}`,
    )
    const newer = await makeCityProject(backend.db, { city: ' chitrakoot dham ' })
    expect((await inCity('CHITRAKOOT DHAM')).map((project) => project.id)).toEqual([newer, older])
    expect(await inCity('Chitrakoot')).toEqual([])
    expect(await inCity("%' or true --")).toEqual([])
  })
})
