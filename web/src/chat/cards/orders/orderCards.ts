export { ReceiptCard } from '../payment/ReceiptCard.tsx'
export { OrdersCard } from './OrdersCard.tsx'
export { PayOrderCard } from './PayOrderCard.tsx'
export { TrackingCard } from './TrackingCard.tsx'
