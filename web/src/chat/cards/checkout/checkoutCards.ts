// Must load first: it subscribes to answers.
import '../../guide/back/lastAnswer.ts'

export { settleCarrier } from '../../guide/carriers.ts'
export { AddressCard } from './AddressCard.tsx'
export { DeliveryCard } from './DeliveryCard.tsx'
export { MethodCard } from './MethodCard.tsx'
export { NewAddressCard } from './NewAddressCard.tsx'
export { PayPhoneCard } from './PayPhoneCard.tsx'
export { ReviewCard } from './ReviewCard.tsx'
export { TransportersCard } from './TransportersCard.tsx'
