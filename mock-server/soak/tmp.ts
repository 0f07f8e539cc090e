import fc from 'fast-check'
import { buildApp } from '#mock/app.ts'
import { createWorlds } from '#mock/worlds.ts'
import { injectWire } from './injectWire.ts'
import { openMarket } from './market.ts'
import { course } from './command.ts'
import { run } from './run.ts'
const worlds = createWorlds()
const app = await buildApp({ worlds })
const N = Number(process.argv[2] ?? 200)
const tally: Record<string, number> = {}
const add=(k:string,n=1)=>{tally[k]=(tally[k]??0)+n}
let steps=0
const s = performance.now()
const r = await fc.check(fc.asyncProperty(course(Number(process.argv[3]??40)), async (c) => {
  const market = await openMarket(worlds, 'run', (world) => injectWire(app, world))
  try { steps+=c.length
  const books = await run(market, c)
  add('charges', books.payments.filter(p=>p.charge).length); add('payments',books.payments.length)
  add('refunds', books.payments.filter(p=>p.charge?.refundedAt).length); add('unfinished', books.unfinished.length); add('orders', books.orders.filter(o=>Date.parse(o.createdAt)>=Date.parse('2026-11-20T06:00:00.000Z')).length)
  for (const e of market.world().journal.list({kind:'answer'})) add(`${e.method} ${(e.path??'').replace(/RF-\w+/,':r').replace(/orders\/[^/]+/,'orders/:id')} ${e.status} ${e['code']??''}`)
  for (const e of market.world().journal.list({kind:'fault'})) add(`fault ${(e.text??'').replace(/\d+/,'N')}`)
  } finally { await market.close() }
}), { numRuns: N, endOnFailure: true, seed: process.argv[4] ? Number(process.argv[4]) : undefined, path: process.argv[5] } as never)
const ms = performance.now()-s
console.log(fc.defaultReportMessage(r) ?? 'good', (r.errorInstance as Error|null)?.stack); console.log((ms/r.numRuns).toFixed(2),'ms/run', steps/r.numRuns,'steps/run')
console.log(Object.entries(tally).sort())
await app.close()
