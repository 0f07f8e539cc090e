import { startFirstCalls } from './firstCalls.ts'
import { productKeys } from './firstKeys.ts'
import { showFirstProducts } from './firstProducts.ts'
import { frameShown } from './head.ts'

void showFirstProducts(startFirstCalls(productKeys(location)), frameShown)
