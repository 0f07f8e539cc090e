import './head.ts'
import { startFirstCalls } from './firstCalls.ts'
import { homeKeys } from './firstKeys.ts'

// The products are far down on this page: its frame shows none of them.
void startFirstCalls(homeKeys(location))
