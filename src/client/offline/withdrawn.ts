import { scope } from './scope.ts'

// Takes the place of the service worker when it is to be withdrawn: empties all stores, and ends itself. Pages that are
// open go on without it.

async function withdraw(): Promise<void> {
  const names = await caches.keys()
  await Promise.all(names.map((name) => caches.delete(name)))
  await scope.registration.unregister()
}

scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()))
scope.addEventListener('activate', (event) => event.waitUntil(withdraw()))
