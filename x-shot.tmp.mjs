import { chromium } from '@playwright/test'
const b = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH })
const [A] = process.argv.slice(2)
for (const [name, path, w, h, dpr, y] of [['home360', '/', 360, 740, 2, 1600], ['buy360', '/buy', 360, 740, 2, 0], ['buy1280', '/buy', 1280, 800, 1, 0], ['buy360s', '/buy', 360, 740, 2, 2200]]) {
  const c = await b.newContext({ viewport: { width: w, height: h }, deviceScaleFactor: dpr })
  const p = await c.newPage()
  p.on('console', (m) => m.type() !== 'log' && console.log(name, m.text()))
  if (name === 'home360' || name === 'buy360s') await p.route('**/property_images/**', (r) => r.abort())
  await p.goto(A + path); await p.waitForTimeout(500)
  for (let at = 0; at < y; at += 200) { await p.mouse.wheel(0, 200); await p.waitForTimeout(60) }
  await p.waitForTimeout(800)
  await p.screenshot({ path: `/tmp/s-${name}.png` })
}
await b.close()
