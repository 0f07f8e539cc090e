export { OrdersCard } from './OrdersCard.tsx'
export { PayOrderCard } from './PayOrderCard.tsx'
export { ReceiptCard } from './ReceiptCard.tsx'
export { TrackingCard } from './TrackingCard.tsx'
