import { chromium } from '@playwright/test'
import { readFileSync, writeFileSync } from 'node:fs'
const [url] = process.argv.slice(2)
const b = await chromium.launch({ executablePath: process.env.CHROMIUM_PATH })
for (let run = 0; run < 3; run++) {
const c = await b.newContext({ viewport: { width: 412, height: 823 }, ignoreHTTPSErrors: true })
const p = await c.newPage()
const s = await c.newCDPSession(p)
await s.send('Emulation.setCPUThrottlingRate', { rate: 4 })
await b.startTracing(p, { categories: ['toplevel', '__metadata', 'devtools.timeline', 'disabled-by-default-devtools.timeline', 'v8', 'disabled-by-default-v8.cpu_profiler'] })
await p.goto(url); await p.waitForTimeout(3000)
const t = JSON.parse((await b.stopTracing()).toString()).traceEvents
writeFileSync('/tmp/trace.json', JSON.stringify(t))
const main = t.find((e) => e.name === 'thread_name' && e.args.name === 'CrRendererMain' && t.some((x) => x.pid === e.pid && x.name === 'EvaluateScript'))
const ev = t.filter((e) => e.pid === main.pid && e.tid === main.tid && e.ph === 'X')
const t0 = Math.min(...ev.map((e) => e.ts))
for (const task of ev.filter((e) => (e.name === 'RunTask' || e.name === 'ThreadControllerImpl::RunTask') && e.dur > 45000)) {
  console.log('TASK', Math.round((task.ts - t0) / 1000), Math.round(task.dur / 1000))
  for (const e of ev.filter((e) => e !== task && e.ts >= task.ts && e.ts + e.dur <= task.ts + task.dur && e.dur > 1500).sort((a, b) => a.ts - b.ts).slice(0, 60))
    console.log('   ', Math.round((e.ts - task.ts) / 1000), Math.round(e.dur / 1000), e.name, (e.args?.data?.url ?? e.args?.fileName ?? '').slice(-40), e.args?.data?.functionName ?? '', e.args?.data?.type ?? '')
}
await c.close(); console.log('---')
}
await b.close()
