import { startFirstCalls } from './firstCalls.ts'
import { catalogueKeys } from './firstKeys.ts'
import { showFirstProducts } from './firstProducts.ts'
import { frameShown } from './head.ts'

void showFirstProducts(startFirstCalls(catalogueKeys(location)), frameShown)
