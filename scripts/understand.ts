import { createInterface } from 'node:readline'
import { understand } from '../web/src/chat/input/understand/understand.ts'

// `npm run understand -- "nataka sato 2"` prints what the chat understands; without a line it reads standard input, one object a line.
const line = process.argv.slice(2).join(' ')
if (line !== '') console.log(JSON.stringify(understand(line), null, 2))
else for await (const one of createInterface({ input: process.stdin })) console.log(JSON.stringify(understand(one)))
