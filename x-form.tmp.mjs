import { chromium } from '@playwright/test'
const [url] = process.argv.slice(2)
const b = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH })
for (let i = 0; i < 4; i++) {
const c = await b.newContext({ viewport: { width: 412, height: 823 }, ignoreHTTPSErrors: true, serviceWorkers: 'block' })
const p = await c.newPage()
p.on('console', (m) => console.log(m.text()))
await p.route('**/_astro/form*.js', async (r) => { const res = await r.fetch(); let t = await res.text()
 t = t.replace('var r=t()', 'var T0=performance.now();var r=t(),T1=performance.now()').replace('u=e(n(),1);', 'T2=performance.now(),u=e(n(),1),T3=performance.now();')
 t = t.replace('var v=/^', 'var T4=performance.now();var v=/^').replace('$/su;', '$/su;var T5=performance.now();console.log("T", T1-T0, T3-T2, T5-T4);')
 await r.fulfill({ response: res, body: t }) })
const s = await c.newCDPSession(p); await s.send('Emulation.setCPUThrottlingRate', { rate: 4 })
await p.goto(url); await p.waitForTimeout(2000); await c.close()
}
await b.close()
