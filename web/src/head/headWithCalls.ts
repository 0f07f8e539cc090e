import './head.ts'
import { startFirstCalls } from './firstCalls.ts'
import { isMarkedTooOld } from './oldBrowser.ts'

// The script of the pages whose first requests are known (`firstKeys`).
if (!isMarkedTooOld()) startFirstCalls()
