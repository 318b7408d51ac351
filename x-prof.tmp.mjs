import { chromium } from '@playwright/test'
const [url] = process.argv.slice(2)
const b = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH })
const sum = new Map(), tree = new Map()
const RUNS = 6
for (let run = 0; run < RUNS; run++) {
const c = await b.newContext({ viewport: { width: 412, height: 823 }, ignoreHTTPSErrors: true })
const p = await c.newPage()
const s = await c.newCDPSession(p)
await s.send('Emulation.setCPUThrottlingRate', { rate: 4 })
await s.send('Profiler.enable'); await s.send('Profiler.setSamplingInterval', { interval: 200 }); await s.send('Profiler.start')
await p.goto(url); await p.waitForTimeout(2500)
const { profile } = await s.send('Profiler.stop')
const byId = new Map(profile.nodes.map((n) => [n.id, n]))
const parent = new Map(); for (const n of profile.nodes) for (const k of n.children ?? []) parent.set(k, n.id)
profile.samples.forEach((id, i) => {
  const d = profile.timeDeltas[i] / 1000
  const chain = []; for (let x = id; x; x = parent.get(x)) chain.push(byId.get(x).callFrame)
  const top = chain.at(-2)
  if (!top) { tree.set(chain[0].functionName ?? "", (tree.get(chain[0].functionName ?? "") ?? 0) + d); return }
  const f = (c) => `${c.functionName || '(anon)'} ${c.url.split('/').pop().slice(0, 40)}:${c.lineNumber}:${c.columnNumber}`
  // outermost three frames
  for (const depth of [1, 2]) { const k = chain.slice(-1 - depth, -1).reverse().map(f).join(' > '); if (chain.length > depth) tree.set(k, (tree.get(k) ?? 0) + d) }
})
await c.close()
}
for (const [k, v] of [...tree].sort((a, b) => b[1] - a[1]).slice(0, 45)) console.log((v / RUNS).toFixed(1), k)
await b.close()
