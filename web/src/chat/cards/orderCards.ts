export { OrdersCard } from './OrdersCard.tsx'
export { ReceiptCard } from './ReceiptCard.tsx'
export { TrackingCard } from './TrackingCard.tsx'
