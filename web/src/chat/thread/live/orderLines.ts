export { BuyingLine } from './BuyingLine.tsx'
export { PaymentLine } from './PaymentLine.tsx'
