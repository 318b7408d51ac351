import { expect, test } from 'vitest'
import photo from '../../functions/photo.ts'
import sharePicture from '../../functions/share-picture.ts'
import stats from '../../functions/stats.ts'
import { makePublished } from '../test/support/data/edits.ts'
import { makeUser } from '../test/support/data/factories.ts'
import { setUpBackend } from '../test/support/database/backend.ts'
import { ask } from '../test/support/http/requests.ts'
import { answerApi } from './api.ts'
import type { Handler } from './http.ts'

const backend = setUpBackend()
const CHANGING = ['x-request-id', 'content-length', 'date']

test('Every function answers HEAD as GET, with the same status and headers and no body', async () => {
  const id = await makePublished(backend.db, await makeUser(backend.db))
  for (const [path, answer, status] of [
    ['/api/me', answerApi, 200],
    [`/api/listings/${id}`, answerApi, 200],
    ['/api/listings/nosuchlisting', answerApi, 404],
    ['/Newprojectdetial?id=nosuchproject', answerApi, 302],
    ['/api/stats', stats, 401],
    [`/share/listing/${id}.jpg`, sharePicture, 200],
    ['/share/listing/nosuchlisting.jpg', sharePicture, 404],
    ['/property_images/abcdefgh-photo/320.webp', photo, 404],
  ] as const) {
    const handler = (request: Request, context: { ip: string }) =>
      (answer as Handler)(request, context, () => backend)
    const [get, head] = [
      await ask(handler, { path }),
      await handler(new Request(`http://localhost:8888${path}`, { method: 'HEAD' }), {
        ip: '10.0.0.1',
      }),
    ]
    const kept = (headers: Headers) => [...headers].filter(([name]) => !CHANGING.includes(name))
    expect([path, get.status], path).toEqual([path, status])
    expect(head.status, path).toBe(status)
    expect(kept(head.headers), path).toEqual(kept(get.headers))
    expect(await head.text(), path).toBe('')
  }
})

test('HEAD of a write-only address is refused', async () => {
  const head = await answerApi(
    new Request('http://localhost:8888/api/accounts', { method: 'HEAD' }),
    { ip: '10.0.0.1' },
    () => backend,
  )
  expect([head.status, head.headers.get('allow')]).toEqual([405, 'POST'])
})
